# svg_text.py FILE...: fails unless each is well-formed SVG with all that a picture needs; prints its
# size and what is written in it, line by line from above.
import sys
import xml.etree.ElementTree as tree

SVG = "{http://www.w3.org/2000/svg}"

for name in sys.argv[1:]:
    root = tree.parse(name).getroot()
    assert root.tag == SVG + "svg", root.tag
    width, height = map(float, root.get("viewBox").split()[2:])
    assert root.find(SVG + "title").text and root.find(SVG + "desc").text
    print(name, root.get("width"), root.get("height"), "viewBox", root.get("viewBox"))
    lines = {}
    for text in root.iter(SVG + "text"):
        x, y = float(text.get("x")), float(text.get("y"))
        assert 0 <= x <= width and 0 <= y <= height, (x, y)
        lines.setdefault(y, []).append((x, text.text))
    for y in sorted(lines):
        print(" ", " ".join(text for _, text in sorted(lines[y])))

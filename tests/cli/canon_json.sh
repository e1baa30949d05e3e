# Forms, transformations, automorphisms, equivalents and comparisons as JSON.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with jansson' || skip 'nonet was built without jansson'
most=123456789456789123789123456231564897564897231897231564312645978645978312978312645
show 'nonet canon --json --list $wikipedia | python3 -m json.tool'
show 'nonet canon --json $most $conflict 12345 | python3 -c "
import json, sys
for line in sys.stdin:
    answer = json.loads(line)
    print(answer[\"status\"], answer.get(\"automorphisms\"), answer.get(\"list\"), answer.get(\"canonical\"))"'
show 'nonet canon --json --list --automorphisms $most | python3 -c "
import json, sys
answer = json.loads(sys.stdin.read())
print(answer[\"automorphisms\"], len(set(answer[\"list\"])))"'

show 'nonet morph --seed 1 --json $wikipedia 123'
show 'nonet morph --seed 1 --json $wikipedia | python3 -c "
import json, subprocess, sys
answer = json.loads(sys.stdin.read())
again = [\"nonet\", \"morph\", \"--by\", answer[\"transform\"], answer[\"puzzle\"]]
print(subprocess.run(again, capture_output=True, text=True).stdout.strip() == answer[\"morph\"])"'
show 'nonet same --json $wikipedia $(nonet morph --seed 1 $wikipedia)'
show 'nonet same --json $wikipedia $several'
show 'nonet same --json $wikipedia $conflict'
show 'nonet same --json 123 $wikipedia'

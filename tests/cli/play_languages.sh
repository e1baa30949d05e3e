# Playing in Chinese, whose characters have two columns: lines are broken in time, tables are even.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
nonet --version | grep -q 'built with gettext' || skip 'built without gettext'

begin 80 24 "nonet play --lang zh_CN $wikipedia"
wait_for '显示按键'
press '?'
show_screen '任意键：返回。'
press q
wait_for '剩余：'
press q
wait_for 'exit 0'

begin 40 12 "nonet play --lang zh_TW $wikipedia"
wait_for '顯示按鍵'
press N
show_screen '專家'
press q
wait_for '剩餘：'
press H
show_screen '再按 H 顯示更多。' | sed 's/時間 [0-9:]*/時間 T/'

# Half a command could not be typed: where the window has no room for it, it is left out.
press H
wait_for 'r9c7'
press H
wait_for '任意鍵：返回。'
press Space
show_screen '按 Enter 執行。' | tail -n 1

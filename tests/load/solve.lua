-- For wrk: asks for the solutions of puzzles, one after the other, and counts what is answered.
-- Arguments: the file of puzzles, and, unless 0, milliseconds between the questions of a connection.
local puzzles, at, pause = {}, 0, 0
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(arguments)
  answers, refused = 0, 0
  pause = tonumber(arguments[2])
  math.randomseed(os.time() + tonumber(tostring(puzzles):match("0x(%x+)"), 16) % 100000)
  if pause == 0 then delay = nil end
  for line in io.lines(arguments[1]) do
    table.insert(puzzles, wrk.format("POST", "/api/solve", { ["Content-Type"] = "application/json" },
      '{"puzzle":"' .. line:sub(1, 81) .. '"}'))
  end
end

function request()
  at = at % #puzzles + 1
  return puzzles[at]
end

-- wrk leaves this time out of the latency.
function delay()
  return math.floor(2 * pause * math.random())
end

function response(status, headers, body)
  if status == 200 and body:find('"status":"unique"', 1, true) then
    answers = answers + 1
  else
    refused = refused + 1
  end
end

function done(summary, latency)
  local answers, refused = 0, 0
  for _, thread in ipairs(threads) do
    answers = answers + thread:get("answers")
    refused = refused + thread:get("refused")
  end
  local errors = summary.errors
  io.write(string.format('WRK {"answers":%d,"refused":%d,"errors":%d,"timeouts":%d,"seconds":%.1f,' ..
    '"p50_ms":%.2f,"p99_ms":%.2f,"max_ms":%.2f}\n', answers, refused,
    errors.connect + errors.read + errors.write, errors.timeout, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3))
end

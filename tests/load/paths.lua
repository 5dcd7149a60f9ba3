-- What wrk asks for: the paths of the environment in turn, as a browser does; ends with its figures.
local paths = {}
-- Only here does wrk know the name of its host, which every request has to say.
init = function()
  for path in os.getenv("LINEO_PATHS"):gmatch("%S+") do
    paths[#paths + 1] = wrk.format("GET", path, { ["Host"] = wrk.headers["Host"], ["Accept-Encoding"] = "gzip, deflate, br" })
  end
end

local turn = 0
request = function()
  turn = turn % #paths + 1
  return paths[turn]
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'FIGURES {"requests":%d,"seconds":%.3f,"bytes":%d,"p50":%.3f,"p99":%.3f,"refused":%d,"broken":%d,"late":%d,"status":%d}\n',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect, errors.read + errors.write, errors.timeout, errors.status))
end

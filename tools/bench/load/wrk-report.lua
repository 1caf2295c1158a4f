-- Prints what wrk measured as one line of JSON. With the argument "unique", the path of each request ends with a new number. With
-- "visitors", each request names another visitor's address, as a trusted proxy would.
local isUnique, hasVisitors = false, false

function init(args)
  for _, arg in ipairs(args) do
    isUnique = isUnique or arg == 'unique'
    hasVisitors = hasVisitors or arg == 'visitors'
  end
  if not (isUnique or hasVisitors) then return end
  local start, path, headers, count = os.time(), wrk.path, wrk.headers, 0
  math.randomseed(start)
  local first = math.random(0, 255)
  function request()
    count = count + 1
    if hasVisitors then
      headers['X-Forwarded-For'] =
        string.format('10.%d.%d.%d', (first + math.floor(count / 65536)) % 256, math.floor(count / 256) % 256, count % 256)
    end
    return wrk.format(nil, isUnique and path .. start .. '-' .. count or path, headers)
  end
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"seconds":%.6f,"answers":%d,"notOk":%d,"failed":%d,"p50Ms":%.3f,"p99Ms":%.3f}',
    summary.duration / 1e6,
    summary.requests,
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000
  ))
end

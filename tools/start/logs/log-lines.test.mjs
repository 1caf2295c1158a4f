import { findBannerText, isForFileOnly, presentLine, withoutBanner } from './log-lines.mjs';
import { RepeatFilter } from './repeat-filter.mjs';

test.each([
  ['{"level":30,"msg":"listening"}', null],
  ['{"level":"info","msg":"listening"}', null],
  ['{"level":"info","msg":"handbook: 3 rows","isProgress":true}', 'api │ handbook: 3 rows'],
  ['{"level":40,"msg":"slow"}', 'api │ WARN  slow'],
  ['{"level":"error","msg":"no disk","requestId":"r1"}', 'api │ ERROR no disk — (request r1)'],
  ['PORT is "x"', 'api │ PORT is "x"'],
  ['api: PORT is "x"', 'api │ PORT is "x"'],
  ['', null],
])('%s', (line, shown) => {
  expect(presentLine('api', line)).toBe(shown);
});

const quiet = '{"level":30,"msg":"request"}';
test.each([
  [quiet, true],
  [`${quiet}\n{"level":"info","msg":"request"}`, true],
  [`${quiet}\n{"level":40,"msg":"slow"}`, false],
  [`${quiet}\n{"level":30,"banner":"password: x"}\n${quiet}`, false],
  ['{"level":"info","msg":"3 rows","isProgress":true}', false],
  [`${quiet}\nTypeError: x`, false],
  [`${quiet}\n`, false],
  ['', false],
])('only the log file gets %j: %s', (lines, isQuiet) => {
  expect(isForFileOnly(lines)).toBe(isQuiet);
});

test('a banner is found and not kept', () => {
  const line = '{"level":"info","banner":"password: x"}';
  expect(findBannerText(line)).toBe('password: x');
  expect(withoutBanner(line)).not.toContain('password');
});

test('lines that differ only in the request are shown once in ten seconds, with how many more there were', () => {
  const filter = new RepeatFilter();
  const line = (request) => `web │ WARN  logIn: ECONNREFUSED — (request ${request})`;
  expect(filter.pass(line(1), 0)).toBe(line(1));
  expect([filter.pass(line(2), 1), filter.pass(line(3), 9_999)]).toEqual([null, null]);
  expect(filter.pass('web │ WARN  register: ECONNREFUSED', 2)).not.toBeNull();
  expect(filter.pass(line(4), 10_000)).toBe(`${line(4)} (and 2 more like it)`);
});

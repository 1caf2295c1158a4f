import { findBannerText, presentLine, withoutBanner } from './log-lines.mjs';

test.each([
  ['{"level":30,"msg":"listening"}', null],
  ['{"level":"info","msg":"listening"}', null],
  ['{"level":"info","msg":"handbook: 3 rows","isProgress":true}', 'api │ handbook: 3 rows'],
  ['{"level":40,"msg":"slow"}', 'api │ WARN  slow'],
  ['{"level":"error","msg":"no disk","requestId":"r1"}', 'api │ ERROR no disk — (request r1)'],
  ['PORT is "x"', 'api │ PORT is "x"'],
  ['', null],
])('%s', (line, shown) => {
  expect(presentLine('api', line)).toBe(shown);
});

test('a banner is found and not kept', () => {
  const line = '{"level":"info","banner":"password: x"}';
  expect(findBannerText(line)).toBe('password: x');
  expect(withoutBanner(line)).not.toContain('password');
});

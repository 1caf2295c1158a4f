import { deviceLabel } from './device-label';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [undefined, 'Unknown device'],
  ['', 'Unknown device'],
])('%s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

test('no header makes a long label', () => {
  for (const userAgent of ['x'.repeat(16_000), `${'a'.repeat(400)}/1.0`, '(('.repeat(8000)]) {
    expect(deviceLabel(userAgent).length).toBeLessThanOrEqual(80);
  }
});

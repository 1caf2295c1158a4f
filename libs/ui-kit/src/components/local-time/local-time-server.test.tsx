/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { LocalTime } from './local-time';

const time = Date.UTC(2026, 0, 31, 23, 5) / 1000;

test('the server writes UTC and names it', () => {
  expect(renderToString(<LocalTime time={time} />)).toMatch(/>Jan 31, 2026, 23:05 UTC</);
  expect(renderToString(<LocalTime time={time} form="day" />)).toContain('title="Jan 31, 2026, 23:05 UTC"');
});

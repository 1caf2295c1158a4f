import { PingWindow } from './ping-window';

test('one slow answer hardly changes the ping, and without answers there is none', () => {
  const ping = new PingWindow();
  expect(ping.ms).toBeNull();
  ping.add(0.2);
  expect(ping.ms).toBe(1);
  for (const ms of [20, 21, 900, 22, 19]) ping.add(ms);
  expect(ping.ms).toBe(21);
  ping.miss();
  ping.miss();
  expect(ping.ms).toBe(21);
  ping.miss();
  expect(ping.ms).toBeNull();
});

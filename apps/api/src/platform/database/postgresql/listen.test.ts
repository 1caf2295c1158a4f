import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { NoticeListener } from './listen';

afterEach(() => jest.restoreAllMocks());

test('channels of several modules are opened one after the other, because pg 9 will refuse a second statement', async () => {
  const sent: string[] = [];
  let most = 0;
  let running = 0;
  const { prototype } = pg.Client;
  jest.spyOn(prototype, 'connect').mockImplementation(async () => {});
  jest.spyOn(prototype, 'end').mockImplementation(async () => {});
  jest.spyOn(prototype, 'query').mockImplementation(async (text: string) => {
    running += 1;
    most = Math.max(most, running);
    sent.push(text);
    await delay(5);
    running -= 1;
  });
  const listener = new NoticeListener('postgres://localhost/none');
  const onLive = jest.fn();
  const listen = (channel: string) => listener.listen(channel, { onLive, onLost: () => {}, onNotice: () => {} });
  await Promise.all(['mails', 'votes', 'chat'].map(listen));
  expect(sent).toEqual(['listen "mails"', 'listen "votes"', 'listen "chat"']);
  expect(onLive).toHaveBeenCalledTimes(3);
  expect(most).toBe(1);
  await listener.stop();
});

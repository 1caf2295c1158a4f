import type { HostReading } from '@starhaven/contracts/admin';
import { createLive, LiveContext } from '@starhaven/realtime';
import { act, renderHook } from '@testing-library/react';
import { useAdminFeed } from './use-admin-feed';

const reading: HostReading = {
  ...{ at: 1_700_000_000, cpu: null, memory: null, disk: null, network: null },
  process: { uptimeSeconds: 5, eventLoopDelayMs: 1, memoryBytes: 1 },
  database: { kind: 'pglite', bytes: null },
  players: { online: 0, peak: 0 },
  servers: { online: 0, total: 0 },
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open() {
  const live = createLive();
  const sent: unknown[] = [];
  const session = {
    ...{ isConnected: true, badMessages: 0, pageChanged: () => {}, accountChanged: () => {}, stop: () => {} },
    emit: (_: string, payload: object) => void sent.push(payload),
  };
  live.attach(session, { account: () => '7', onToast: () => {} });
  live.store.set({ status: 'connected', isMember: true });
  const view = renderHook(() => useAdminFeed(true), {
    wrapper: ({ children }) => <LiveContext.Provider value={live}>{children}</LiveContext.Provider>,
  });
  const receive = () => act(() => live.receive([{ name: 'host_read', payload: reading }]));
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
  return { ...view, live, sent, receive, pass };
}

test('the feed is live from the first reading on, because the host may ignore the request', () => {
  const { result, sent, receive } = open();
  expect(sent).toEqual([{ isOn: true }]);
  expect(result.current.isLive).toBe(false);
  receive();
  expect(result.current).toMatchObject({ isLive: true, reading });
});

test('if the readings stop, the page polls and asks again', () => {
  const { result, sent, receive, pass } = open();
  receive();
  pass(15);
  receive();
  pass(15);
  expect(result.current.isLive).toBe(true);
  pass(5);
  expect(result.current.isLive).toBe(false);
  expect(sent).toEqual([{ isOn: true }, { isOn: true }]);
  receive();
  expect(result.current.isLive).toBe(true);
});

test('without a connection nothing is asked', () => {
  const { result, live, sent, receive, pass } = open();
  receive();
  act(() => live.store.set({ isMember: false }));
  pass(60);
  expect(result.current.isLive).toBe(false);
  expect(sent).toEqual([{ isOn: true }]);
});

import { act, render, screen } from '@testing-library/react';
import type { Live } from '../live';
import { createLive } from '../live';
import { LiveContext } from '../live-context';
import { useLiveSample } from './use-live-sample';

let live: Live;
let renders: number;

function Shown({ isPaused = false }: { isPaused?: boolean }) {
  const count = useLiveSample('onlineCount', { everyMs: 500, isPaused });
  renders += 1;
  return <p>{count ?? 'nothing'}</p>;
}
const show = (isPaused?: boolean) => (
  <LiveContext.Provider value={live}>
    <Shown isPaused={isPaused} />
  </LiveContext.Provider>
);
const tell = (onlineCount: number) => act(() => live.store.set({ onlineCount }));
const text = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  live = createLive();
  renders = 0;
});
afterEach(() => jest.useRealTimers());

test('the first change shows at once, a storm of them twice a second, and the last is not lost', () => {
  render(show());
  tell(1);
  expect(text()).toBe('1');
  const before = renders;
  for (let count = 2; count <= 100; count += 1) tell(count);
  expect([text(), renders]).toEqual(['1', before]);
  act(() => jest.advanceTimersByTime(500));
  expect([text(), renders]).toEqual(['100', before + 1]);
  act(() => jest.advanceTimersByTime(5_000));
  expect(renders).toBe(before + 1);
});

test('a change of another part renders nothing', () => {
  render(show());
  const before = renders;
  act(() => live.store.set({ serversAt: 7 }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(renders).toBe(before);
});

test('nothing is rendered while it is paused, the newest afterwards', () => {
  const { rerender } = render(show(true));
  const before = renders;
  tell(1);
  tell(2);
  act(() => jest.advanceTimersByTime(60_000));
  expect([text(), renders]).toEqual(['nothing', before]);
  rerender(show(false));
  expect(text()).toBe('2');
});

test('what was known before is shown', () => {
  live.store.set({ onlineCount: 7 });
  render(show());
  expect(text()).toBe('7');
});

import { act, renderHook } from '@testing-library/react';
import { useTick } from './use-tick';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it renders again at each tick, in a new rhythm if that changes, and not while it is paused', () => {
  let renders = 0;
  const { rerender, unmount } = renderHook(
    ({ everyMs }: { everyMs: number | null }) => {
      useTick(everyMs);
      renders += 1;
    },
    { initialProps: { everyMs: null as number | null } },
  );
  const rendersIn = (ms: number) => {
    renders = 0;
    act(() => jest.advanceTimersByTime(ms));
    return renders;
  };
  expect([rendersIn(5_000), jest.getTimerCount()]).toEqual([0, 0]);
  rerender({ everyMs: 500 });
  expect([rendersIn(499), rendersIn(1), jest.getTimerCount()]).toEqual([0, 1, 1]);
  rerender({ everyMs: 2_000 });
  expect([rendersIn(1_999), rendersIn(1), jest.getTimerCount()]).toEqual([0, 1, 1]);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

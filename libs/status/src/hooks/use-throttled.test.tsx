import { act, render, screen } from '@testing-library/react';
import { useThrottled } from './use-throttled';

function Shown({ value, isPaused = false }: { value: number; isPaused?: boolean }) {
  const shown = useThrottled(value, 1_000, isPaused);
  return <p>{shown}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const text = () => screen.getByRole('paragraph').textContent;

test('the first change shows at once, a storm of them once a second, and the last is not lost', () => {
  const { rerender } = render(<Shown value={0} />);
  rerender(<Shown value={1} />);
  expect(text()).toBe('1');
  for (let value = 2; value <= 100; value += 1) rerender(<Shown value={value} />);
  expect(text()).toBe('1');
  act(() => jest.advanceTimersByTime(1_000));
  expect(text()).toBe('100');
});

test('nothing is passed on while it is paused, the newest afterwards', () => {
  const { rerender } = render(<Shown value={0} isPaused />);
  rerender(<Shown value={1} isPaused />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(text()).toBe('0');
  rerender(<Shown value={2} />);
  expect(text()).toBe('2');
});

import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Countdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const now = 1_800_000_000;

test('the server says what is left', () => {
  expect(renderToString(<Countdown untilSeconds={now + 3661} nowSeconds={now} />)).toContain('01:01:01');
});

test('it ticks by the time that passes, whatever the visitor’s clock says, and stops at zero', () => {
  jest.setSystemTime(0);
  render(<Countdown untilSeconds={now + 3} nowSeconds={now} form="mm:ss" />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:03');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:01');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(jest.getTimerCount()).toBe(0);
});

test('a new limit restarts the countdown', () => {
  const { rerender } = render(<Countdown untilSeconds={now + 10} nowSeconds={now} form="mm:ss" />);
  act(() => jest.advanceTimersByTime(9000));
  rerender(<Countdown untilSeconds={now + 130} nowSeconds={now + 10} form="mm:ss" />);
  expect(screen.getByRole('timer')).toHaveTextContent('02:00');
});

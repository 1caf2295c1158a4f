import pino from 'pino';
import { isoTime } from './iso-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is pino’s own form, and follows the clock', () => {
  for (let step = 0; step < 3; step += 1) {
    expect(isoTime()).toBe(pino.stdTimeFunctions.isoTime());
    expect(isoTime()).toBe(pino.stdTimeFunctions.isoTime());
    jest.advanceTimersByTime(1);
  }
});

import { act, renderHook } from '@testing-library/react';
import { emptyValues } from '../post-values';
import { keptWorkKey, useKeptWork } from './use-kept-work';

const key = keptWorkKey('7', '5');
const open = (title: string) => renderHook(() => useKeptWork(key, { ...emptyValues, title }, true)).result;

test('an accepted save deletes the copy of its own tab, and leaves that of another tab', () => {
  jest.useFakeTimers();
  const first = open('First tab');
  act(() => jest.advanceTimersByTime(500));
  const second = open('Second tab');
  act(() => jest.advanceTimersByTime(500));
  act(() => first.current.forgetOwn());
  expect(localStorage.getItem(key)).toContain('Second tab');
  act(() => second.current.forgetOwn());
  expect(localStorage.getItem(key)).toBeNull();
});

test('an offered copy that is saved at once is deleted, too', () => {
  localStorage.setItem(key, JSON.stringify({ values: { ...emptyValues, title: 'Offered' }, keptAt: 1 }));
  const offered = open('Offered');
  act(() => offered.current.forgetOwn());
  expect(localStorage.getItem(key)).toBeNull();
});

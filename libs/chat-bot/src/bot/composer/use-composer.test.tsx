import { act, renderHook } from '@testing-library/react';
import * as lineTools from '../check/line-tools';
import type { LineTools } from '../check/use-line-tools';
import { useComposer } from './use-composer';

const loading = { part: null as LineTools | null, hasFailed: false, retry: jest.fn() };
jest.mock('../check/use-line-tools', () => ({ useLineTools: () => ({ ...loading }) }));

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(loading, { part: null, hasFailed: false, retry: jest.fn() });
});

function show() {
  const ran: string[][] = [];
  const onRun = (lines: readonly string[]) => Boolean(ran.push([...lines]));
  const view = renderHook(() => useComposer({ commands: [], game: 1, handOff: null, onRun }));
  const type = (input: string) => act(() => view.result.current.setDraft({ input, caret: input.length }));
  const submit = () => act(() => view.result.current.submit());
  return { ...view, ran, type, submit };
}

test('a line that is sent before the tools are loaded runs once, when they are there', () => {
  const { rerender, ran, type, submit } = show();
  type('give 201');
  submit();
  expect(ran).toEqual([]);
  loading.part = lineTools;
  rerender();
  rerender();
  expect(ran).toEqual([['give 201']]);
});

test('a line that was changed in the meantime waits for another Enter', () => {
  const { rerender, ran, type, submit } = show();
  type('give 201');
  submit();
  type('give 2012');
  loading.part = lineTools;
  rerender();
  expect(ran).toEqual([]);
});

test('tools that cannot be loaded are named, and Enter loads them again', () => {
  const { result, rerender, type, submit } = show();
  type('give 201');
  loading.hasFailed = true;
  rerender();
  expect(result.current.fault).toBe('The commands could not be loaded. Please try again.');
  submit();
  expect(loading.retry).toHaveBeenCalledTimes(1);
});

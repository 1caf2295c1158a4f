import { act, renderHook } from '@testing-library/react';
import * as lineTools from '../check/line-tools';
import type { LineTools } from '../check/use-line-tools';
import { useComposer } from './use-composer';

const loading = { part: null as LineTools | null, hasFailed: false, retry: jest.fn() };
jest.mock('../check/use-line-tools', () => ({ useLineTools: () => ({ ...loading }) }));

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(loading, { part: null, hasFailed: false, retry: jest.fn() });
  Object.assign(server, { path: '/list', status: 'loaded', retry: jest.fn() });
});

const server = { path: '/list', status: 'loaded' as 'loading' | 'failed' | 'loaded', commands: [], retry: jest.fn() };

function show() {
  const ran: string[][] = [];
  const onRun = (lines: readonly string[]) => Boolean(ran.push([...lines]));
  const view = renderHook(() => useComposer({ server: { ...server }, game: 1, handOff: null, onRun }));
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

test('a line waits for the commands of the server', () => {
  Object.assign(loading, { part: lineTools });
  server.status = 'loading';
  const { rerender, ran, type, submit } = show();
  type('clear all');
  submit();
  rerender();
  expect(ran).toEqual([]);
  server.status = 'loaded';
  rerender();
  expect(ran).toEqual([['clear all']]);
});

test('a line that waits is not sent to a server that is chosen in the meantime', () => {
  Object.assign(loading, { part: lineTools });
  server.status = 'loading';
  const { rerender, ran, type, submit } = show();
  type('give 201');
  submit();
  Object.assign(server, { path: '/other', status: 'loaded' });
  rerender();
  Object.assign(server, { path: '/list' });
  rerender();
  expect(ran).toEqual([]);
});

test('commands that could not be loaded are loaded again, and without them a line is confirmed', () => {
  Object.assign(loading, { part: lineTools });
  server.status = 'failed';
  const { result, rerender, ran, type, submit } = show();
  type('clear all');
  server.retry.mockImplementation(() => void (server.status = 'loading'));
  submit();
  expect([server.retry.mock.calls.length, result.current.review]).toEqual([1, null]);
  server.status = 'failed';
  rerender();
  expect(ran).toEqual([]);
  expect(result.current.review).toMatchObject([{ text: 'clear all', isDangerous: true }]);
  act(() => result.current.confirm());
  expect(ran).toEqual([['clear all']]);
});

test('commands of a page go below the typed text, and replace those of an earlier hand-off', () => {
  const { type, unmount } = show();
  type('heal');
  unmount();
  const take = (text: string) => {
    const handOff = { text, lines: [text] };
    const view = renderHook(() => useComposer({ server: { ...server }, game: 1, handOff, onRun: () => true }));
    return { ...view, input: () => view.result.current.draft.input };
  };
  const first = take('give 201');
  expect(first.input()).toBe('heal\ngive 201');
  first.unmount();
  const second = take('give 202');
  expect(second.input()).toBe('heal\ngive 202');
  act(() => second.result.current.setDraft({ input: 'heal\ngive 202 x2', caret: 0 }));
  second.unmount();
  expect(take('give 203').input()).toBe('heal\ngive 202 x2\ngive 203');
});

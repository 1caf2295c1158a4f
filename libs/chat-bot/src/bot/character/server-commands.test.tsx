import { act, renderHook, waitFor } from '@testing-library/react';
import { useServerCommands } from './server-commands';
import type { BotCharacter } from './use-characters';

const onServer = (api: string) => ({ game: 1, api }) as BotCharacter;
const originalFetch = globalThis.fetch;
let answers: (() => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>)[];
const answer = (status: number, body: unknown) => async () => ({
  ...{ ok: status === 200, status },
  json: async () => body,
});

beforeEach(() => {
  answers = [];
  globalThis.fetch = (() => answers.shift()!()) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

test('a failure is neither an answer nor final', async () => {
  answers = [answer(502, { commands: null }), answer(200, { engine: 'genshin/grasscutter', commands: [] })];
  const { result } = renderHook(() => useServerCommands(onServer('failing')));
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('failed'));
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'loaded', engine: 'genshin/grasscutter' }));
});

test('404 says that this site does not know the commands of the server', async () => {
  answers = [answer(404, { commands: null })];
  const { result } = renderHook(() => useServerCommands(onServer('unknown')));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'loaded', engine: null, commands: [] }));
});

test('an error page of a proxy is a failure', async () => {
  answers = [answer(404, null)];
  const { result } = renderHook(() => useServerCommands(onServer('proxy')));
  await waitFor(() => expect(result.current.status).toBe('failed'));
});

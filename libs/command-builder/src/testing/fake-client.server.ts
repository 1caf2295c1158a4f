import type { Command } from '@starhaven/contracts/commands';
import { UpstreamError, toCallResult } from '@starhaven/upstream/server';

type Answer = unknown | ((input: { query?: Record<string, unknown> }) => unknown);

const games = [{ id: 1, slug: 'genshin-impact', title: 'Genshin Impact', engine: [{ name: 'GC', command: 'gc' }] }];

export interface FakeClientOptions {
  commands?: readonly Command[];
  extensions?: readonly string[];
  /** Roles of the visitor's account; missing for a guest. */
  roles?: readonly number[];
}

/** The load context with an upstream whose answers the test sets, and the calls that it received; other calls fail like a network failure. */
export function fakeClient(
  answers: Record<string, Answer>,
  { commands = [], extensions = [], roles }: FakeClientOptions = {},
): { context: never; calls: { name: string; query: Record<string, unknown> }[] } {
  const calls: { name: string; query: Record<string, unknown> }[] = [];
  const known: Record<string, Answer> = {
    listGames: games,
    getCommands: commands,
    listGameVersions: [{ id: '1', commit: 'abc', game: 1 }],
    ...answers,
  };
  const upstream = {
    hasExtension: (name: string) => extensions.includes(name),
    knowsExtensions: true,
    call: async ({ name }: { name: string }, input: { query?: Record<string, unknown> }) => {
      calls.push({ name, query: input.query ?? {} });
      if (!(name in known)) throw new UpstreamError('network', name, 'no host there');
      const answer = known[name];
      return toCallResult(typeof answer === 'function' ? (answer as (input: object) => unknown)(input) : answer);
    },
  };
  const sessions = { read: async () => (roles ? { role: roles, roleExpired: 0 } : null) };
  return { context: { upstream, sessions } as never, calls };
}

/** An item as parsed by the contracts. */
export const item = (id: number, more: object = {}) => ({
  ...{ id: String(id), name: `Lantern ${id}`, desc: '', icon: '', game: 1, type: 2, starType: 3 },
  ...more,
});

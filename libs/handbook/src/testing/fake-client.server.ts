import { UpstreamError } from '@starhaven/upstream/server';

type Answer =
  unknown | Error | ((input: { query?: Record<string, unknown>; params?: Record<string, unknown> }) => unknown);

export interface FakeClient {
  /** What a loader finds in its context. */
  context: never;
  /** The calls it saw, with what they asked. */
  calls: { name: string; input: unknown }[];
}

/** The load context with an upstream that answers each call as told; other calls fail as the network does. */
export function fakeClient(
  answers: Record<string, Answer>,
  { extensions = [] as string[], knowsExtensions = true } = {},
): FakeClient {
  const calls: FakeClient['calls'] = [];
  const upstream = {
    hasExtension: (name: string) => extensions.includes(name),
    knowsExtensions,
    call: async ({ name }: { name: string }, input: object) => {
      calls.push({ name, input });
      if (!(name in answers)) throw new UpstreamError('network', name, 'nobody there');
      const answer = answers[name];
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? (answer as (input: object) => unknown)(input) : answer;
    },
  };
  return { context: { upstream } as never, calls };
}

export const games = [
  { id: 1, slug: 'genshin-impact', title: 'Genshin Impact' },
  { id: 2, slug: 'honkai-star-rail', title: 'Honkai: Star Rail' },
];

/** An item as the contracts parse it. */
export const item = (id: number, more: object = {}) => ({
  id: String(id),
  name: `Lantern ${id}`,
  desc: '',
  icon: '',
  game: 1,
  type: 2,
  starType: 3,
  ...more,
});

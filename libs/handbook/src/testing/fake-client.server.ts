import { UpstreamError, toCallResult } from '@starhaven/upstream/server';

type Answer =
  unknown | Error | ((input: { query?: Record<string, unknown>; params?: Record<string, unknown> }) => unknown);

export interface FakeClient {
  /** The context for a loader. */
  context: never;
  /** The calls that it received, with their input. */
  calls: { name: string; input: unknown }[];
}

/** The load context with an upstream whose answers the test sets; other calls fail like a network failure. */
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
      return toCallResult(typeof answer === 'function' ? (answer as (input: object) => unknown)(input) : answer);
    },
  };
  return { context: { upstream } as never, calls };
}

export const games = [
  { id: 1, slug: 'genshin-impact', title: 'Genshin Impact' },
  { id: 2, slug: 'honkai-star-rail', title: 'Honkai: Star Rail' },
];

/** An item as parsed by the contracts. */
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

import type { CallAnswers, FakeUpstreamOptions } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';

/** The load context with a host that gives these answers, and the calls that it received. */
export function fakeClient(answers: CallAnswers, options: Omit<FakeUpstreamOptions, 'answers'> = {}) {
  const { upstream, calls } = fakeUpstream({ answers, ...options });
  return { context: contextWith({ upstream }), calls };
}

export const genshin = { id: 1, slug: 'genshin-impact', title: 'Genshin Impact' };
export const games = [genshin, { id: 2, slug: 'honkai-star-rail', title: 'Honkai: Star Rail' }];

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

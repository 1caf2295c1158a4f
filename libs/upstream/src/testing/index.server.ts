export { contextWith } from './context-with';
export { fakeUpstream } from './fake-upstream.server';
export { inTurn } from './in-turn';

export type { CallAnswers } from './call-answers';
export type { FakeUpstreamOptions } from './fake-upstream.server';

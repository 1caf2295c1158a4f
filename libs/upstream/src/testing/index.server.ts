export { contextWith } from './context-with';
export { fakeUpstream } from './fake-upstream.server';
export { inTurn } from './in-turn';
export { noHost } from './no-host';

export type { CallAnswers, RawAnswers, Refusal } from './call-answers';
export type { Extension, FakeUpstreamOptions } from './fake-upstream.server';

export type { CallRefusal, CallResult, CallSuccess } from './call-result';
export type { UpstreamErrorKind } from './error-kinds';
export type { KindWords, Limit } from './refused-reply';
export type {
  CallArguments,
  CallInput,
  CallOutcome,
  CallRecord,
  ContentVersions,
  Upstream,
  UpstreamClient,
  UpstreamLogEntry,
  Visitor,
} from './types';

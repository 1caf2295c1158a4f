export { GameItemSchema } from './game-item';
export { socketTextMaxLength } from './limits';
export { OutcomeSchema } from './answer';
export { extensions } from './extensions';
export { defineCall } from './define-call';
export { EnvelopeSchema, isSuccess, RetcodeSchema } from './envelope';
export { countUnreadableRows, sentRows } from './rows-of';
export { isRecord } from './is-record';
export { topics, TopicSchema } from './topic';
export {
  BytesSchema,
  EmailSchema,
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireIntegerSchema,
  WireNumberSchema,
  WireTextListSchema,
  WireTextSchema,
} from './wire';
export { RateLimitSchema } from './rate-limit';
export { getCapabilities } from './capabilities';
export { isStreamedFile } from './streamed-file';

export type { GameItem } from './game-item';
export type {
  BodyEncoding,
  CallBody,
  CallDefinition,
  CallParams,
  CallQuery,
  CallResponse,
  Credential,
  Host,
} from './define-call';
export type { EmitEventsOf, EventDefinition, ListenEventsOf } from './define-event';
export type { Envelope } from './envelope';
export type { UnreadableRows } from './rows-of';
export type { Topic } from './topic';
export type { RateLimit } from './rate-limit';
export type { StreamedFile } from './streamed-file';

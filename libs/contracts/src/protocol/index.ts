export { GameItemSchema } from './game-item';
export { socketTextMaxLength } from './limits';
export { OutcomeSchema } from './answers/answer';
export { extensions } from './extensions';
export { defineCall } from './define-call';
export { EnvelopeSchema, isSuccess, RetcodeSchema } from './answers/envelope';
export { countUnreadableRows, sentRows } from './wire/rows-of';
export { isPathId } from './wire/is-path-id';
export { isRecord } from './wire/is-record';
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
} from './wire/wire';
export { RateLimitSchema } from './answers/rate-limit';
export { getCapabilities } from './calls/get-capabilities';
export { isStreamedFile } from './answers/streamed-file';

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
export type { Envelope } from './answers/envelope';
export type { UnreadableRows } from './wire/rows-of';
export type { Topic } from './topic';
export type { RateLimit } from './answers/rate-limit';
export type { StreamedFile } from './answers/streamed-file';

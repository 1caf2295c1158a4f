import * as v from 'valibot';
import { OwnerSchema } from '../../blog/entities/owner';
import { WireCountSchema, WireTextListSchema, WireTextSchema } from '../../protocol/wire/wire';
import { UnixMillisecondsSchema } from '../unix-milliseconds';

/** A saved version of a question or an answer, without its text (docs/behaviour/ask.md#versions). */
export const TextVersionSchema = v.object({
  version: WireCountSchema,
  time: UnixMillisecondsSchema,
  editor: OwnerSchema,
});
export type TextVersion = v.InferOutput<typeof TextVersionSchema>;

/** `title` and `tag` are empty for an answer, `engineVersion` for a question. `body` is Markdown. */
export const FullTextVersionSchema = v.object({
  ...TextVersionSchema.entries,
  title: WireTextSchema,
  body: WireTextSchema,
  tag: WireTextListSchema,
  engineVersion: WireTextSchema,
});
export type FullTextVersion = v.InferOutput<typeof FullTextVersionSchema>;

import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import {
  BytesSchema,
  UnixSecondsSchema,
  WireCountSchema,
  WireIdSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** A data set of the handbook: one import of this format replaces the one before. */
export const HandbookSourceSchema = v.object({
  /** Game id. */
  game: WireCountSchema,
  /** Name of the format. */
  source: WireTextSchema,
  /** Items of the game that this data contains. */
  items: WireCountSchema,
  appliedAt: UnixSecondsSchema,
});

/** Files that staff uploaded; they are deleted after a day (docs/behaviour/admin.md#handbook-data). */
export const HandbookUploadSchema = v.object({
  id: WireIdSchema,
  files: listOf(v.object({ name: WireTextSchema, bytes: BytesSchema })),
  bytes: BytesSchema,
  createdAt: UnixSecondsSchema,
  by: WireTextSchema,
});
export type HandbookUpload = v.InferOutput<typeof HandbookUploadSchema>;

/** The data of the handbook, and files that can become part of it. */
export const AdminHandbookSchema = v.object({
  formats: listOf(v.object({ name: WireTextSchema, games: listOf(WireCountSchema), expects: WireTextSchema })),
  sources: listOf(HandbookSourceSchema),
  /** The newest first. */
  uploads: listOf(HandbookUploadSchema),
});
export type AdminHandbook = v.InferOutput<typeof AdminHandbookSchema>;

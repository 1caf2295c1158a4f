import * as v from 'valibot';
import { answerListOf, listOf } from '../lib/list-of';
import { UnixSecondsSchema } from '../lib/wire';
import { IncidentSchema } from './incident';
import { OnlineCountSchema } from './online-count';
import { ServerEntrySchema } from './server-entry';
import { StatusComponentSchema } from './status-component';

/** All that the status page shows, at one moment. */
export const StatusSnapshotSchema = v.object({
  /** Unix seconds. */
  measuredAt: UnixSecondsSchema,
  servers: answerListOf(ServerEntrySchema),
  online: OnlineCountSchema,
  components: listOf(StatusComponentSchema),
  /** Those that have not ended, planned work of the next days, and what ended lately; newest first, at most 20. */
  incidents: listOf(IncidentSchema),
});
export type StatusSnapshot = v.InferOutput<typeof StatusSnapshotSchema>;

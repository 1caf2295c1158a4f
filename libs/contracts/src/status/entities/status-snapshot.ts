import * as v from 'valibot';
import { answerListOf, listOf } from '../../protocol/wire/list-of';
import { UnixSecondsSchema } from '../../protocol/wire/wire';
import { IncidentSchema } from './incident';
import { OnlineCountSchema } from './online-count';
import { ServerEntrySchema } from './server-entry';
import { StatusComponentSchema } from './status-component';

/** All data of the status page, at one moment. */
export const StatusSnapshotSchema = v.object({
  /** Unix seconds. */
  measuredAt: UnixSecondsSchema,
  servers: answerListOf(ServerEntrySchema),
  online: OnlineCountSchema,
  components: listOf(StatusComponentSchema),
  /** Incidents that have not ended, planned work of the next days, and recently ended incidents; newest first, at most 20. */
  incidents: listOf(IncidentSchema),
});
export type StatusSnapshot = v.InferOutput<typeof StatusSnapshotSchema>;

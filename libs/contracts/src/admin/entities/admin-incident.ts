import * as v from 'valibot';
import { UnixSecondsSchema, WireTextSchema } from '../../protocol/wire/wire';
import { IncidentSchema } from '../../status/entities/incident';

/** An incident or planned work as staff edit it (docs/behaviour/admin.md#incidents). */
export const AdminIncidentSchema = v.object({
  ...IncidentSchema.entries,
  /** Send it with a change. If the server has a different value, somebody else has changed the incident since. */
  version: WireTextSchema,
});
export type AdminIncident = v.InferOutput<typeof AdminIncidentSchema>;

/** The most characters of a title and of a text about an incident, and the latest time of planned work in unix seconds. */
export const incidentLimits = { title: 120, text: 1_000, seconds: 4e9 } as const;

/** A time that the database can hold, in unix seconds. */
export const PlannedTimeSchema = v.pipe(UnixSecondsSchema, v.minValue(1), v.maxValue(incidentLimits.seconds));

import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import { UnixSecondsSchema, WireIdSchema, WireTextListSchema, WireTextSchema } from '../../protocol/wire/wire';
import { componentNames } from './status-component';

/** In the order in which incidents pass through them; the last state of each kind ends the incident. */
export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export const maintenanceStates = ['scheduled', 'in_progress', 'completed'] as const;

const StateSchema = v.picklist([...incidentStates, ...maintenanceStates]);
export type IncidentState = v.InferOutput<typeof StateSchema>;

export const incidentImpacts = ['none', 'degraded', 'outage'] as const;
export type IncidentImpact = (typeof incidentImpacts)[number];

/** One message of the operator about an incident. */
export const IncidentUpdateSchema = v.object({ time: UnixSecondsSchema, state: StateSchema, text: WireTextSchema });
export type IncidentUpdate = v.InferOutput<typeof IncidentUpdateSchema>;

/** A problem, or planned work. */
export const IncidentSchema = v.object({
  id: WireIdSchema,
  kind: v.picklist(['incident', 'maintenance']),
  title: WireTextSchema,
  state: StateSchema,
  impact: v.picklist(incidentImpacts),
  /** The affected parts of the site. */
  components: listOf(v.picklist(componentNames)),
  /** Ids of the affected game servers. */
  servers: WireTextListSchema,
  /** Unix seconds; for planned work, its beginning. */
  startsAt: UnixSecondsSchema,
  /** Unix seconds; 0 = not ended, no end planned. */
  endsAt: UnixSecondsSchema,
  updatedAt: UnixSecondsSchema,
  /** Newest first. */
  updates: listOf(IncidentUpdateSchema),
});
export type Incident = v.InferOutput<typeof IncidentSchema>;

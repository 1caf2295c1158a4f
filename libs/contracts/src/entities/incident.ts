import * as v from 'valibot';
import { listOf } from '../lib/list-of';
import { UnixSecondsSchema, WireIdSchema, WireTextListSchema, WireTextSchema } from '../lib/wire';
import { componentNames } from './status-component';

/** In the order they pass through; the last of each kind ends it. */
export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export const maintenanceStates = ['scheduled', 'in_progress', 'completed'] as const;

const StateSchema = v.picklist([...incidentStates, ...maintenanceStates]);
export type IncidentState = v.InferOutput<typeof StateSchema>;

export const incidentImpacts = ['none', 'degraded', 'outage'] as const;
export type IncidentImpact = (typeof incidentImpacts)[number];

/** One word of the operator about an incident. */
export const IncidentUpdateSchema = v.object({ time: UnixSecondsSchema, state: StateSchema, text: WireTextSchema });
export type IncidentUpdate = v.InferOutput<typeof IncidentUpdateSchema>;

/** Something that went wrong, or work that is planned. */
export const IncidentSchema = v.object({
  id: WireIdSchema,
  kind: v.picklist(['incident', 'maintenance']),
  title: WireTextSchema,
  state: StateSchema,
  impact: v.picklist(incidentImpacts),
  /** Parts of the site that it touches. */
  components: listOf(v.picklist(componentNames)),
  /** Ids of game servers that it touches. */
  servers: WireTextListSchema,
  /** Unix seconds; for planned work when it begins. */
  startsAt: UnixSecondsSchema,
  /** Unix seconds; 0 = not ended, not planned. */
  endsAt: UnixSecondsSchema,
  updatedAt: UnixSecondsSchema,
  /** Newest first. */
  updates: listOf(IncidentUpdateSchema),
});
export type Incident = v.InferOutput<typeof IncidentSchema>;

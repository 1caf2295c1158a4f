import * as v from 'valibot';
import { componentNames } from '../../status/entities/status-component';
import { reasonOf } from './admin-call';
import { incidentLimits } from '../entities/admin-incident';

const maxServers = 100;
const IdSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

/** Fields that incidents and planned work share. */
export const aboutEntries = {
  title: reasonOf(incidentLimits.title),
  components: v.optional(v.array(v.picklist(componentNames)), []),
  /** Ids of the affected game servers. */
  servers: v.optional(v.pipe(v.array(IdSchema), v.maxLength(maxServers)), []),
};

export const TextSchema = reasonOf(incidentLimits.text);

/** The incident, and the state of it that the caller has seen. */
export const seenEntries = {
  id: IdSchema,
  version: v.pipe(v.string(), v.nonEmpty(), v.maxLength(30)),
};

import { componentNames, incidentImpacts, incidentStates, maintenanceStates } from '@starhaven/contracts/status';
import * as v from 'valibot';
import { requiredLine } from '../../../../platform/text/one-line';

const components = v.array(v.picklist(componentNames, `some of ${componentNames.join(', ')}`));
const allStates = [...incidentStates, ...maintenanceStates];

/** The fields of an incident and of planned work, for beginning and changing them. */
export const incidentFields = {
  title: requiredLine(120),
  text: requiredLine(1_000),
  components,
  impact: v.picklist(incidentImpacts, `one of ${incidentImpacts.join(', ')}`),
  state: v.picklist(allStates, `one of ${allStates.join(', ')}`),
  /** Ids of game servers. */
  servers: v.array(v.number()),
};

/** The fields of a new incident and of new planned work. */
export const aboutEntries = {
  title: incidentFields.title,
  text: incidentFields.text,
  components: v.optional(components, []),
  servers: v.optional(incidentFields.servers, []),
};

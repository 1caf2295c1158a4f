export { OnlineCountSchema } from './entities/online-count';
export { onlineCountChanged } from './events/online-count';
export { chartMaxPoints } from './limits';
export {
  incidentImpacts,
  IncidentSchema,
  incidentStates,
  IncidentUpdateSchema,
  maintenanceStates,
} from './entities/incident';
export { incidentAnchor, incidentPath, incidentsPath } from './incident-path';
export { serverAnchor, serverPath } from './server-path';
export { endedIncidentStates, hasIncidentEnded, incidentStateLabels, isIncidentOpen } from './entities/incident-words';
export { displayStatus } from './entities/display-status';
export { ServerEntrySchema, ServerListSchema, ServerStateSchema } from './entities/server-entry';
export { ServerPrivacy, serverPrivacyLabel } from './entities/server-privacy';
export { ServerUptimeSchema, UptimeDaySchema } from './entities/server-uptime';
export {
  statisticsFields,
  StatisticsPointSchema,
  StatisticsSchema,
  toStatisticsColumns,
} from './entities/statistics-point';
export { componentNames, componentTitles, StatusComponentSchema } from './entities/status-component';
export { StatusSnapshotSchema } from './entities/status-snapshot';
export { getStatistics } from './calls/get-statistics';
export { getStatus } from './calls/get-status';
export { getUptime } from './calls/get-uptime';
export { listIncidents } from './calls/list-incidents';
export { serversChanged } from './events/server-changes';
export { serverListChanged } from './events/server-list';
export { initialStatistics, statisticsAdded } from './events/statistics';

export type { Incident, IncidentImpact, IncidentState } from './entities/incident';
export type { DisplayStatus } from './entities/display-status';
export type { ServerEntry, ServerList, ServerState } from './entities/server-entry';
export type { ServerUptime } from './entities/server-uptime';
export type { StatisticsField, StatisticsPoint } from './entities/statistics-point';
export type { ComponentName, ComponentState, StatusComponent } from './entities/status-component';
export type { StatusSnapshot } from './entities/status-snapshot';

export { IncidentsPage } from './routes/incidents/incidents.page';
export { incidentsMeta } from './routes/incidents/incidents.meta';
export { StatusPage } from './routes/status/status.page';
export { statusMeta } from './routes/status/status.meta';
export { statusShouldRevalidate } from './routes/status/status-should-revalidate';

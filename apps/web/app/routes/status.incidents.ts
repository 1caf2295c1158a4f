export { incidentsHeaders as headers, incidentsLoader as loader } from '@starhaven/status/server';
export { incidentsMeta as meta, IncidentsPage as default } from '@starhaven/status';

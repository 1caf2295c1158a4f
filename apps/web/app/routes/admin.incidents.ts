export {
  incidentsAction as action,
  incidentsHeaders as headers,
  incidentsLoader as loader,
} from '@starhaven/admin/server';
export {
  IncidentsPage as default,
  incidentsMeta as meta,
  revalidateIncidents as shouldRevalidate,
} from '@starhaven/admin';

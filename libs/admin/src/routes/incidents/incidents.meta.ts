import { adminMeta } from '../../lib/admin-meta';

export const incidentsMeta = adminMeta('Incidents', '/admin/incidents');

/** The page of all incidents (docs/behaviour/status.md#sections). */
export const incidentsPath = '/status/incidents';

/** The fragment of an incident on that page. */
export const incidentAnchor = (id: string | number): string => `incident-${encodeURIComponent(id)}`;

export const incidentPath = (id: string | number): string => `${incidentsPath}#${incidentAnchor(id)}`;

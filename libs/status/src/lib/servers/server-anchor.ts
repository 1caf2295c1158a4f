/** The address of a server within the status page, without `#`: posts link to it. White space in an id becomes a hyphen. */
export const serverAnchor = (id: string): string => `server-${id.trim().replace(/\s+/g, '-')}`;

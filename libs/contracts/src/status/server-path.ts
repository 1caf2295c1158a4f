/** The fragment of a server on the status page, without `#`; posts link to it. White space in an id becomes a hyphen. */
export const serverAnchor = (id: string): string => `server-${id.trim().replace(/\s+/g, '-')}`;

export const serverPath = (id: string): string => `/status#${encodeURIComponent(serverAnchor(id))}`;

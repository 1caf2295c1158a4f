const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** The origin of the site's URL. A site on this machine also has the origins of the machine's other loopback names. */
export function ownOrigins(siteUrl: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'http:' || !loopbackHosts.includes(hostname)) return new Set([origin]);
  return new Set(loopbackHosts.map((host) => new URL(`http://${host}:${port || 80}`).origin));
}

/** Whether an address of the site leads to the machine itself, wherever it is asked. */
export function isLoopbackSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname);
}

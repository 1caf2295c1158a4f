/** The notification component and Mantine's provider are in a file of their own: reading pages never need them. */
export const loadToastHost = () => import('./toast-host');

/** Fetches what toasts need before the first one: the one that tells of an outage could not be fetched any more. */
export function preloadToasts(): void {
  // The next toast tries again.
  loadToastHost().catch(() => undefined);
}

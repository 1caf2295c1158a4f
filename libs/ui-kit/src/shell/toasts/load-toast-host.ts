/** The notification component and Mantine's provider are in a separate file, because reading pages never need them. */
export const loadToastHost = () => import('./toast-host');

/** Loads the toast code before the first toast: during an outage it could not be loaded any more. */
export function preloadToasts(): void {
  // The next toast retries.
  loadToastHost().catch(() => undefined);
}

/** The notification component and Mantine's provider are in a separate file, because reading pages do not need them. */
export const loadToastHost = () => import('../../on-demand/toast-host/toast-host');

/** Loads the toast code before the first toast, because during an outage it could not be loaded. */
export function preloadToasts(): void {
  // The next toast retries.
  loadToastHost().catch(() => undefined);
}

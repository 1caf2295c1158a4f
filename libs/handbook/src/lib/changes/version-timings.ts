// The numbers of the version check (docs/behaviour/handbook.md#version-check).
export const versionCheckIntervalMs = 10 * 60_000;
export const versionReloadDelayMs = 1_000;
export const versionToastMs = 5_000;
/** For a toast that needs an action of the visitor. */
export const versionLongToastMs = 10_000;

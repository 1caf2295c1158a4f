/** The spec's text for a missing name (docs/behaviour/handbook.md#missing-names-and-pictures). */
export const missingName = '???';

/** The spec's word for a missing name (docs/behaviour/handbook.md#missing-names-and-pictures). */
export const missingName = '???';

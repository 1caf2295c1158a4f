/** The spec's word for a missing name (spec 2 §2). */
export const missingName = '???';

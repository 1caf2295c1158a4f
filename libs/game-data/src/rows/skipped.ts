import type { ImportedRow } from '../imported-item';

/** A row that cannot be used, with the reason; `place` names file and line or key. */
export function skipped(place: string, reason: string): ImportedRow {
  return { skipped: { place, reason } };
}

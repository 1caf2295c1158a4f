import { DomainError } from '../../../platform/errors/domain-error';

/** @throws DomainError aborted when the text has a newer version than the editor saw (docs/behaviour/ask.md#versions) */
export function requireLatest(row: { version: number }, seen: number | undefined): void {
  if (seen === undefined || seen >= row.version) return;
  throw new DomainError('aborted', 'Somebody saved a newer version of this text. Yours was not saved.');
}

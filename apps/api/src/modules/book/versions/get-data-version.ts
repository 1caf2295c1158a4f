import { defaultLanguage } from '@starhaven/contracts/handbook';
import type { DataChange, DataChangeKind, DataVersion, Language } from '@starhaven/contracts/handbook';
import type { Drizzle } from '../../../platform/database/database';
import { findDataChanges, findDataVersion } from '../repository';
import type { Catalogue } from '../search/catalogue';
import { textIn } from '../search/to-wire';

const pageSize = 50;

export interface ChangesQuery {
  /** Of the version. */
  id: number;
  kind?: DataChangeKind;
  /** From 1. */
  page?: number;
  language?: Language;
}

/** One page of what a version of a game's data added, changed and removed; null for an unknown version. */
export async function getDataVersion(
  db: Drizzle,
  catalogue: Catalogue,
  { id, kind, page = 1, language = defaultLanguage }: ChangesQuery,
): Promise<{ version: DataVersion; changes: DataChange[]; total: number } | null> {
  const version = await findDataVersion(db, id);
  if (version === null) return null;
  const found = await findDataChanges(db, { id, kind, offset: (page - 1) * pageSize, limit: pageSize });
  const changes = found.changes.map((change): DataChange => {
    const same = catalogue.find(version.game, change.type, change.id);
    const now = (same.find(({ group }) => group === change.group) ?? same[0])?.names ?? {};
    const before = change.names ?? {};
    const name = textIn(change.kind === 'removed' ? before : now, language);
    const was = change.kind === 'changed' ? textIn(before, language) : '';
    return {
      kind: change.kind,
      type: change.type,
      id: String(change.id),
      grup: change.group,
      name,
      was: was === name ? '' : was,
      fields: change.fields,
    };
  });
  return { version, changes, total: found.total };
}

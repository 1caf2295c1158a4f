import type { DataChange, DataChangeKind } from '@starhaven/contracts';
import type { HandbookGame } from './handbook-game';
import { itemPath } from './item-path';
import { findItemType } from './item-types';
import { missingName } from './missing-name';
import { plainText } from './plain-text';

/** A change as the history shows it. */
export interface ShownChange {
  key: string;
  kind: DataChangeKind;
  id: string;
  name: string;
  /** Address of the item's page; null when it has none any more. */
  to: string | null;
  /** Type, and the fields that changed. */
  details: string;
}

export function toShownChange({ kind, type, id, grup, name, fields }: DataChange, game: HandbookGame): ShownChange {
  const details = [findItemType(type)?.label, fields.length > 0 ? `changed: ${fields.join(', ')}` : ''];
  return {
    key: [kind, type, id, grup].join('/'),
    kind,
    id,
    name: plainText(name, 200) || missingName,
    to: kind === 'removed' ? null : itemPath({ id, type, grup, game: game.id }, [game]),
    details: details.filter(Boolean).join(', '),
  };
}

import type { DataChange, DataChangeKind } from '@starhaven/contracts/handbook';
import { itemPath } from '@starhaven/contracts/handbook';
import type { HandbookGame } from '../games/handbook-game';
import { kindLabel } from '../items/kind-label';
import { missingName } from '../item/missing-name';
import { plainText } from '../item/plain-text';

/** A change in the form of the history page. */
export interface ShownChange {
  key: string;
  kind: DataChangeKind;
  id: string;
  name: string;
  /** The old name; empty if it looks the same. */
  was: string;
  /** Address of the item's page; null if the item no longer has one. */
  to: string | null;
  /** Type and group, and the fields that changed. */
  details: string;
}

export function toShownChange(change: DataChange, game: HandbookGame): ShownChange {
  const { kind, type, id, grup, fields } = change;
  const name = plainText(change.name, 200) || missingName;
  const was = plainText(change.was, 200);
  const details = [kindLabel(type, grup), fields.length > 0 ? `changed: ${fields.join(', ')}` : ''];
  return {
    key: [kind, type, id, grup].join('/'),
    kind,
    id,
    name,
    was: was === name ? '' : was,
    to: kind === 'removed' ? null : itemPath({ id, type, grup, game: game.id }, [game]),
    details: details.filter(Boolean).join(', '),
  };
}

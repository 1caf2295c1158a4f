import { findItemType } from '@starhaven/contracts/handbook';
import { plainText } from '../item/plain-text';

/**
 * The kind of an item, without its game: its type and, if ids are unique only within groups, its group, such as
 * `Artifact Main · Group 4000` or `Normal · Furniture`. Empty if neither is known.
 */
export function kindLabel(type: number, grup = ''): string {
  return [findItemType(type)?.label, groupLabel(plainText(grup, 64))].filter(Boolean).join(' · ');
}

/** Groups of properties are numbers; other groups are words. */
const groupLabel = (group: string) => (/\d/.test(group) ? `Group ${group}` : group.replace(/^./u, upperCase));

const upperCase = (letter: string) => letter.toUpperCase();

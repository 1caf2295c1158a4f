import type { PropertyStats } from '@starhaven/contracts/handbook';

/** An item as pickers show it. Fields without a value are left out: the biggest list has 20,000 rows. */
export interface PickerRow {
  id: string;
  /** Empty if the host does not send one; `nameOf` gives the text to show. */
  name: string;
  /** Tag of the name's language if it differs from the list's. */
  lang?: string;
  /** Address of a picture that the page may load. */
  icon?: string;
  /** 1 to 6. */
  stars?: number;
  weaponType?: number;
  /** Slot of an artifact. */
  equipType?: number;
  /** Class of a monster, or group of an item. */
  kind?: string;
  /** Groups of an artifact's properties. */
  main?: string;
  sub?: string;
  /** Number of the artifact's places for sub properties. */
  appendPropNum?: number;
  /** Group of a property. */
  grup?: string;
  stats?: PropertyStats;
}

/** All items of one type, as the picker loads them. */
export interface PickerList {
  /** Tag of the language of the names. */
  lang: string;
  rows: readonly PickerRow[];
}

/** docs/behaviour/handbook.md#missing-names-and-pictures */
export const nameOf = (row: Pick<PickerRow, 'name'> | null | undefined): string => row?.name || '???';

/** Identifies a row in its list: ids of properties are unique only within their groups. */
export const keyOf = ({ id, grup = '' }: PickerRow): string => (grup === '' ? id : `${grup}/${id}`);

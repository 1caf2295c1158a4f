import type { ItemType, NameLanguage } from '@starhaven/contracts/handbook';
import type { ImportedItem } from '../imported-item';
import { cleanDesc, cleanName } from '../text/clean-text';

/** A reader's data about an item; texts are unchanged, undefined fields are left out of the item. */
export interface ItemDraft extends Partial<Pick<ImportedItem, 'icon' | 'starType' | 'fields'>> {
  group?: string;
  /** Language of `name` and `desc`. */
  language?: NameLanguage;
  name?: unknown;
  desc?: unknown;
}

/** An item with cleaned texts. */
export function newItem(type: ItemType, id: number, draft: ItemDraft = {}): ImportedItem {
  const item: ImportedItem = { type, id, group: draft.group ?? '', names: {}, descs: {} };
  addTexts(item, draft.language ?? 'EN', draft.name, draft.desc);
  if (draft.icon !== undefined && draft.icon !== '') item.icon = draft.icon;
  if (draft.starType !== undefined) item.starType = draft.starType;
  if (draft.fields !== undefined && Object.values(draft.fields).some((value) => value !== undefined)) {
    item.fields = draft.fields;
  }
  return item;
}

/** Adds the texts of another language; missing or empty texts are not added. */
export function addTexts(item: ImportedItem, language: NameLanguage, name: unknown, desc?: unknown): void {
  const cleanedName = cleanName(name);
  const cleanedDesc = cleanDesc(desc);
  if (cleanedName !== undefined) item.names[language] = cleanedName;
  if (cleanedDesc !== undefined) item.descs[language] = cleanedDesc;
}

/** The id in a value: a safe integer from 0, also as text; undefined for anything else. */
export function idOf(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}

/** `ui/UI_AvatarIcon_Ayaka.png` → `UI_AvatarIcon_Ayaka`; an absolute URL stays; undefined for anything that is not text. */
export function iconOf(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 500) return undefined;
  if (/^https?:\/\//.test(path)) return path;
  const name = (path.split('/').pop() ?? '').replace(/\.(?:png|webp|jpg)$/i, '').trim();
  return name === '' || name === '0' ? undefined : name;
}

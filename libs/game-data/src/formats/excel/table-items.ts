import type { NameLanguage } from '@starhaven/contracts/handbook';
import type { Json } from '../../files/read-json';
import type { ImportedItem } from '../../imported-item';
import { addTexts } from '../../rows/new-item';
import type { FindText } from './text-map';

/** An item of the tables, and the keys for its texts. */
export interface TableItem {
  item: ImportedItem;
  /** Several texts are joined by a dash, such as a quest's title and step. */
  name?: readonly (Json | undefined)[];
  /** Used if the texts lack all of `name`. */
  otherName?: Json;
  desc?: Json;
}

const keyOf = ({ type, group, id }: ImportedItem) => `${type} ${group} ${id}`;

/** Items of several tables by key. If an item occurs again, a later table only adds missing data. */
export class TableItems {
  private readonly byKey = new Map<string, TableItem>();

  add(next: TableItem): void {
    const known = this.byKey.get(keyOf(next.item));
    if (known === undefined) {
      this.byKey.set(keyOf(next.item), next);
      return;
    }
    const { item } = known;
    item.icon ??= next.item.icon;
    item.starType ??= next.item.starType;
    if (next.item.fields !== undefined) item.fields = { ...next.item.fields, ...item.fields };
    item.names = { ...next.item.names, ...item.names };
    known.name ??= next.name;
    known.otherName ??= next.otherName;
    known.desc ??= next.desc;
  }

  /** The items without their texts. */
  *items(): Generator<ImportedItem> {
    for (const { item } of this.byKey.values()) yield item;
  }

  /** The items that have texts in a language, only with these texts. */
  *texts(language: NameLanguage, findText: FindText): Generator<ImportedItem> {
    for (const { item, name, otherName, desc } of this.byKey.values()) {
      const { type, id, group } = item;
      const translated: ImportedItem = { type, id, group, names: {}, descs: {} };
      const names = (name ?? []).map((part) => findText(part)).filter((part) => part !== undefined);
      const found = names.length > 0 ? names.join(' - ') : findText(otherName);
      addTexts(translated, language, found, findText(desc));
      if (Object.keys(translated.names).length > 0 || Object.keys(translated.descs).length > 0) yield translated;
    }
  }
}

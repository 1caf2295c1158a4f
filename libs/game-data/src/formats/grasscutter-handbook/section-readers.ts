import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { genshinItemKind } from '../../facts/genshin/genshin-items';
import { newItem } from '../../rows/new-item';
import type { RowReader } from '../../text/read-handbook';
import { entityDraft, nameDraft, questDraft } from './name-draft';

/**
 * Readers by section. Most gadgets and many monsters have only an internal name. It becomes the name in the first file, so that the search
 * can find them; in other languages it would hide a name of the first file.
 */
export function sectionReaders(language: NameLanguage, usesInternalNames: boolean): Record<string, RowReader> {
  const plain =
    (type: ItemType): RowReader =>
    (id, text) =>
      newItem(type, id, nameDraft(text, language));
  const entity =
    (type: ItemType): RowReader =>
    (id, text) =>
      newItem(type, id, entityDraft(text, language, usesInternalNames));
  const quest: RowReader = (id, text) => newItem(ItemType.Quest, id, questDraft(text, language));
  return {
    Avatars: plain(ItemType.Avatar),
    Items: (id, text) => {
      const { type, draft } = genshinItemKind(id);
      return newItem(type, id, { ...draft, ...nameDraft(text, language) });
    },
    Monsters: entity(ItemType.Monster),
    Gadgets: entity(ItemType.Gadget),
    Scenes: plain(ItemType.Scene),
    Quests: quest,
  };
}

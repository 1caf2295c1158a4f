import { ItemType } from '@starhaven/contracts';
import type { NameLanguage } from '@starhaven/contracts';
import { genshinItemKind } from '../../facts/genshin-items';
import { newItem } from '../../rows/new-item';
import type { RowReader } from '../../text/read-handbook';
import { entityDraft, nameDraft, questDraft } from './name-draft';

/**
 * Readers by section. Most gadgets and many monsters have an internal name only: it becomes their name in the first file
 * read, so that they can be found at all, and no other language then hides a name of that file.
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

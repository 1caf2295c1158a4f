import { ItemType } from '@starhaven/contracts';
import type { NameLanguage } from '@starhaven/contracts';
import { genshinItemKind } from '../../facts/genshin-items';
import { newItem } from '../../rows/new-item';
import type { ItemDraft } from '../../rows/new-item';
import { findLanguage } from '../../text/language-code';
import type { RowReader } from '../../text/read-handbook';

const isMissing = (name: string) => name.startsWith('[N/A]');

/** `[CHS] - name`: the text is missing in the file's language, and stands there in another one. */
function nameDraft(name: string, language: NameLanguage): ItemDraft {
  const other = /^\[([A-Z]{2,3})\] - (.*)$/s.exec(name);
  const otherLanguage = findLanguage(other?.[1] ?? '');
  return otherLanguage === null ? { language, name } : { language: otherLanguage, name: other?.[2] };
}

/** `InternalName - Display name`, of which the display name can be missing. */
function splitInternal(text: string): { internal: string; display: string } {
  const at = text.indexOf(' - ');
  if (at === -1 || /^\[[A-Z]{2,3}\] - /.test(text)) return { internal: '', display: text };
  return { internal: text.slice(0, at).trim(), display: text.slice(at + 3).trim() };
}

/** `Main title - [CHS] - step$HIDDEN`: titles that are missing or in another language give way to those that are there. */
function questDraft(text: string, language: NameLanguage): ItemDraft {
  const titles = text.replace(/\$[A-Z_]+/g, '').split(' - ');
  const own = titles.filter((title, index) => {
    const isForeign = /^\[[A-Z]{2,3}\]$/.test(title.trim()) || /^\[[A-Z]{2,3}\]$/.test(titles[index - 1]?.trim() ?? '');
    return !isForeign && !isMissing(title.trim());
  });
  return own.length > 0 ? { language, name: own.join(' - ') } : nameDraft(titles.slice(0, 2).join(' - '), language);
}

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
    (id, text) => {
      const { internal, display } = splitInternal(text);
      const useInternal = isMissing(display) && usesInternalNames;
      return newItem(type, id, useInternal ? { language, name: internal } : nameDraft(display, language));
    };
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

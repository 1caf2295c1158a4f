import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { newItem } from '../../rows/new-item';
import type { ItemDraft } from '../../rows/new-item';
import type { RowReader } from '../../text/read-handbook';

/** Name of the player's character; the data has a placeholder for it. */
const trailblazer: Partial<Record<NameLanguage, string>> = {
  EN: 'Trailblazer',
  DE: 'Trailblazer',
  CHS: '开拓者',
  CHT: '開拓者',
  JP: '開拓者',
  KR: '개척자',
};

/** The name; for a placeholder such as `{NICKNAME}` the name of the player's character. */
export function trailblazerName(name: unknown, language: NameLanguage): unknown {
  return typeof name === 'string' && /\{(?:NICKNAME|PLAYERNAME)\}/.test(name) ? trailblazer[language] : name;
}

type Kind = (id: number) => { type: ItemType; draft: ItemDraft };

/** Reads lines of a section with items. Avatars are repeated there as obtainable items, without new data. */
export function avatarOrItem(language: NameLanguage, kindOf: Kind): RowReader {
  return (id, name) => {
    const { type, draft } = kindOf(id);
    if (type === ItemType.Avatar) return 'is an avatar, read from the section of avatars';
    return newItem(type, id, { ...draft, language, name });
  };
}

import { ItemType } from '@starhaven/contracts';
import type { NameLanguage } from '@starhaven/contracts';
import { newItem } from '../../rows/new-item';
import type { ItemDraft } from '../../rows/new-item';
import type { RowReader } from '../../text/read-handbook';

/** The player's character, whose name in the data is a placeholder. */
const trailblazer: Partial<Record<NameLanguage, string>> = {
  EN: 'Trailblazer',
  DE: 'Trailblazer',
  CHS: '开拓者',
  CHT: '開拓者',
  JP: '開拓者',
  KR: '개척자',
};

/** The name, or that of the player's character for a placeholder such as `{NICKNAME}`. */
export function trailblazerName(name: unknown, language: NameLanguage): unknown {
  return typeof name === 'string' && /\{(?:NICKNAME|PLAYERNAME)\}/.test(name) ? trailblazer[language] : name;
}

type Kind = (id: number) => { type: ItemType; draft: ItemDraft };

/** Reads lines of a section with items; avatars stand there once more as what is given, and say nothing new. */
export function avatarOrItem(language: NameLanguage, kindOf: Kind): RowReader {
  return (id, name) => {
    const { type, draft } = kindOf(id);
    if (type === ItemType.Avatar) return 'is an avatar, read from the section of avatars';
    return newItem(type, id, { ...draft, language, name });
  };
}

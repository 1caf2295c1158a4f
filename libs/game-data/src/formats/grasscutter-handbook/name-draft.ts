import type { NameLanguage } from '@starhaven/contracts/handbook';
import type { ItemDraft } from '../../rows/new-item';
import { findLanguage } from '../../text/language-code';

export const isMissing = (name: string) => name.startsWith('[N/A]');

/**
 * `[CHS] - name`: the file's language lacks the text, so the file contains that of another language. The name then belongs to that
 * language, or is dropped if the site does not know it.
 */
export function nameDraft(name: string, language: NameLanguage): ItemDraft {
  const other = /^\[([A-Z]{2,3})\] - (.*)$/s.exec(name);
  if (other === null) return { language, name };
  const otherLanguage = findLanguage(other[1] ?? '');
  return otherLanguage === null ? { language } : { language: otherLanguage, name: other[2] };
}

/** `InternalName - Display name`; the display name may be missing. */
function splitInternal(text: string): { internal: string; display: string } {
  const at = text.indexOf(' - ');
  if (at === -1 || /^\[[A-Z]{2,3}\] - /.test(text)) return { internal: '', display: text };
  return { internal: text.slice(0, at).trim(), display: text.slice(at + 3).trim() };
}

/** The display name of an entity; if there is none, the internal name, if wanted. */
export function entityDraft(text: string, language: NameLanguage, usesInternalNames: boolean): ItemDraft {
  const { internal, display } = splitInternal(text);
  const useInternal = isMissing(display) && usesInternalNames;
  return useInternal ? { language, name: internal } : nameDraft(display, language);
}

/** `Main title - [CHS] - step$HIDDEN`: existing titles replace missing ones and those in another language. */
export function questDraft(text: string, language: NameLanguage): ItemDraft {
  const titles = text.replace(/\$[A-Z_]+/g, '').split(' - ');
  const own = titles.filter((title, index) => {
    const isForeign = /^\[[A-Z]{2,3}\]$/.test(title.trim()) || /^\[[A-Z]{2,3}\]$/.test(titles[index - 1]?.trim() ?? '');
    return !isForeign && !isMissing(title.trim());
  });
  return own.length > 0 ? { language, name: own.join(' - ') } : nameDraft(titles.slice(0, 2).join(' - '), language);
}

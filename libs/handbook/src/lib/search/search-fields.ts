import type { HandbookSearch } from './handbook-search';
import { cleanTerm, moreFields } from './handbook-search';

/** Reads the form's search. The server rendered its choices, so they need no validation. */
export function readForm(form: HTMLFormElement): HandbookSearch {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    term: cleanTerm(text('search')),
    game: Number(text('game')) || null,
    type: Number(text('type')) || null,
    // The select offers only our languages.
    language: text('language') as HandbookSearch['language'],
    page: 1,
    ...(Number(text('stars')) ? { stars: Number(text('stars')) } : {}),
    ...(Number(text('weapon')) ? { weapon: Number(text('weapon')) } : {}),
    ...(text('sort') ? { sort: text('sort') } : {}),
    ...(text('view') === 'list' ? { view: 'list' } : {}),
  };
}

/** Writes a search into the form; text that means the same search stays as typed. */
export function fillForm(form: HTMLFormElement, { term, game, type, language, ...more }: HandbookSearch): void {
  const values = {
    search: term,
    game: String(game ?? ''),
    type: String(type ?? ''),
    language,
    ...Object.fromEntries(moreFields.map((name) => [name, String(more[name] ?? '')])),
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const isSame = name === 'search' && cleanTerm(field.value) === value;
    if (!isSame) field.value = value;
  }
}

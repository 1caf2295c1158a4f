import { fetchJson, hasTexts, rowsIn } from '@starhaven/ui-kit';

export interface SuggestedItem {
  /** The type of the command parameters that accept this item. */
  type: string;
  id: string;
  name: string;
  lang: string;
  /** The name that matched, if it is not the shown one. */
  alsoKnownAs?: string;
}

export interface Suggested {
  items: SuggestedItem[];
  /** Types whose list could not be read. */
  missing: string[];
}

const isItem = (row: unknown): row is SuggestedItem =>
  hasTexts(row, 'type', 'id', 'name', 'lang') &&
  (row['alsoKnownAs'] === undefined || typeof row['alsoKnownAs'] === 'string');
const isText = (value: unknown): value is string => typeof value === 'string';

function readSuggested(json: unknown): Suggested | null {
  const items = rowsIn(json, 'items', isItem);
  return items && { items, missing: rowsIn(json, 'missing', isText) ?? [] };
}

/** The items of `/command/data/suggest.json` with this query; null without an answer. */
export async function fetchSuggested(query: string, signal: AbortSignal): Promise<Suggested | null> {
  const answer = await fetchJson(`/command/data/suggest.json?${query}`, readSuggested, { signal });
  return answer?.body ?? null;
}

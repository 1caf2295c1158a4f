import * as v from 'valibot';
import { RecipeSchema } from './recipe';
import type { Recipe } from './recipe';

/** Characters; browsers, servers and chats accept addresses of this length. */
export const maxRecipeText = 8_000;

const version = 1;

/**
 * The recipe as a short text for an address: base64url of JSON without field names (docs/behaviour/commands.md#recipes). Null if it is
 * longer than `maxRecipeText`; such a recipe is shared as a file.
 */
export function recipeToText({ name, lines, parameters }: Recipe): string | null {
  const compact = [
    version,
    name,
    lines.map(({ command, head, values, times }) => [command, head, values, times]),
    parameters.map(({ id, label, value }) => [id, label, value]),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(compact));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const short = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return short.length > maxRecipeText ? null : short;
}

const CompactSchema = v.pipe(
  v.tuple([
    v.literal(version),
    v.unknown(),
    v.array(v.tuple([v.unknown(), v.unknown(), v.unknown(), v.unknown()])),
    v.array(v.tuple([v.unknown(), v.unknown(), v.unknown()])),
  ]),
  v.transform(([, name, lines, parameters]): unknown => ({
    name,
    lines: lines.map(([command, head, values, times]) => ({ command, head, values, times })),
    parameters: parameters.map(([id, label, value]) => ({ id, label, value })),
  })),
  // The schema accepts any value; its input type names only valid input.
  RecipeSchema as v.GenericSchema<unknown, Recipe>,
);

/** Reads a text from an address; null if it is not a recipe of this site, damaged or too long. */
export function recipeFromText(text: string): Recipe | null {
  if (text.length > maxRecipeText || !/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const parsed = v.safeParse(CompactSchema, json);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

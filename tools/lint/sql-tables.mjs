import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const list =
  /\b(?:from|join|update|into|using|table)\s+(?:only\s+)?((?:[\w$".]+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*[\w$".]+)/gi;
/** What follows the name of a `with` query. */
const asQuery = '\\s*(?:\\([^)]*\\)\\s*)?as\\s+(?:(?:not\\s+)?materialized\\s+)?\\(';
const begin = '(?:select|insert|update|delete|with|create|alter|truncate|lock|copy)';

/** A query begins with a word in lower or upper case; a sentence such as `Update account and password` does not. */
const query = new RegExp(`^\\s*(?:${begin}|${begin.toUpperCase()})\\s`);

export const isQuery = (text) => query.test(text);

/**
 * The tables that SQL reads or writes, as far as it names them; aliases and `with` names are left out.
 * @param {string} text SQL with `$` in the place of each value
 * @returns {Set<string>}
 */
export function findTables(text) {
  const found = [...text.matchAll(list)].flatMap(([, names]) =>
    names.split(',').map((entry) =>
      entry
        .trim()
        .split(/\s/)[0]
        .replaceAll('"', '')
        .replace(/^public\./, ''),
    ),
  );
  const isNamedHere = (name) => new RegExp(`\\b${name.replaceAll('$', '\\$')}${asQuery}`, 'i').test(text);
  return new Set(found.filter((name) => !isNamedHere(name)));
}

/**
 * Which module declares each table.
 * @param {string} folder of the API's sources
 * @returns {Map<string, string>} `modules/account` or `platform` by the table's name
 */
export function readTableOwners(folder) {
  const owners = new Map();
  const files = readdirSync(folder, { recursive: true }).map((file) => file.split(path.sep).join('/'));
  for (const file of files.filter((name) => /\/tables(\.ts$|\/[^/]+\.ts$)/.test(name))) {
    const owner = ownerOf(file);
    for (const [, table] of readFileSync(path.join(folder, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g))
      owners.set(table, owner);
  }
  return owners;
}

/** `modules/account`, `platform`, or null for a file that is in neither. */
export const ownerOf = (file) => /^(?:modules\/[^/]+|platform)(?=\/)/.exec(file)?.[0] ?? null;

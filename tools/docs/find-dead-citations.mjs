import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { headingAnchors } from './heading-anchors.mjs';

/** A decision may be cited by its number only. */
const decision = /(?:(?<![\w/])docs\/decisions\/|\b[Dd]ecisions? )(\d{4})(?![\w-])/g;

const citation = /(?<![\w/])docs\/[\w./-]+\.md(?:#[\w-]+)?/g;

/** Names of documents that are not in the repository, in the forms in which comments once cited them. */
const oldForms =
  /\bspec (?:[12]|documents)\b|\bRELIABILITY\b|\bCOMMANDS \d|\bdesign §\d|\b(?:HOUSE-STYLE|DATA\.md)|\([TF]\d{1,2}\)/g;

/**
 * Citations that a reader cannot follow, as "file:line: what is wrong". A citation is the path of a document from the root
 * of the repository, such as `docs/security.md`, usually with the anchor of a heading behind it.
 * @param {string} root @param {string[]} files paths from the root
 * @returns {string[]}
 */
export function findDeadCitations(root, files) {
  const anchorsOf = new Map();
  const isAlive = (cited) => {
    const [file, anchor] = cited.split('#');
    if (!anchorsOf.has(file)) {
      const place = path.join(root, file);
      anchorsOf.set(file, existsSync(place) ? headingAnchors(readFileSync(place, 'utf8')) : new Set());
    }
    return anchor === undefined ? existsSync(path.join(root, file)) : anchorsOf.get(file).has(anchor);
  };
  const folder = path.join(root, 'docs/decisions');
  const decisions = existsSync(folder) ? readdirSync(folder) : [];
  const dead = [];
  for (const file of files) {
    for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      const at = `${file}:${index + 1}`;
      for (const [cited] of line.matchAll(citation)) if (!isAlive(cited)) dead.push(`${at}: ${cited} leads nowhere`);
      for (const [cited, number] of line.matchAll(decision))
        if (!decisions.some((name) => name.startsWith(`${number}-`))) dead.push(`${at}: ${cited} leads nowhere`);
      for (const [old] of line.matchAll(oldForms)) dead.push(`${at}: cite a heading of docs/ instead of "${old}"`);
    }
  }
  return dead;
}

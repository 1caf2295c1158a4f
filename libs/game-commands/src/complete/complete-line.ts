import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { baseTextOf } from '../build/base-text';
import { unusableFault } from '../build/faults/command-fault';
import type { ItemParamType } from '../build/command-facts';
import { isItemType } from '../build/params/param-kinds';
import { readFormat, wordsOf } from '../build/params/param-format';
import { matchHead } from '../together/command-reader/read/match-head';

/** A text that can be inserted into the line. */
export interface Completion {
  text: string;
  /** Its meaning, for display: the command, the parameter, the option. */
  label: string;
  /** More text must follow, such as the number after `lv`, so no space is added. */
  isOpen: boolean;
}

export interface LineCompletion {
  completions: Completion[];
  /** The characters of the text that a completion replaces. */
  from: number;
  to: number;
  /** Typed text that may be part of an item's name. The caller looks it up in the handbook and replaces it with the item's id. */
  item: { types: ItemParamType[]; query: string; from: number; to: number } | null;
}

const maxCompletions = 8;
const longestLine = 2_000;
const nothing: LineCompletion = { completions: [], from: 0, to: 0, item: null };

interface Word {
  text: string;
  from: number;
  to: number;
}

/**
 * What can be typed at the caret of a line (docs/behaviour/chat.md#completion): beginnings of commands, options and prefixes of parameters,
 * and item names anywhere in the line. Pure; does not use the handbook.
 */
export function completeLine(text: string, caret: number, commands: readonly Command[]): LineCompletion {
  if (text.length > longestLine) return nothing;
  const usable = commands.filter((command) => unusableFault(command) === null);
  const words = splitWords(text);
  const before = words.filter(({ from }) => from < caret);
  const texts = words.map((word) => word.text);
  const matches = usable
    .map((command) => ({ command, length: matchHead(texts, command) }))
    .filter(({ length }) => length > 0);
  const headLength = Math.max(0, ...matches.map(({ length }) => length));
  const headEnd = words[headLength - 1]?.to ?? 0;
  if (headLength === 0 || caret <= headEnd) return completeHead(before, caret, usable);
  const shapes = matches.filter(({ length }) => length === headLength).map(({ command }) => command);
  const params = shapes.flatMap((command) => command.params);
  const rest = words.slice(headLength);
  const current = rest.find(({ from, to }) => from < caret && caret <= to) ?? { text: '', from: caret, to: caret };
  const typed = current.text.slice(0, caret - current.from);
  const completions = completeParam(typed, params, rest);
  return { completions, from: current.from, to: current.to, item: findName(rest, caret, params) };
}

const splitWords = (text: string): Word[] =>
  [...text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

const prefix = /^[/!.*]/;

function completeHead(before: readonly Word[], caret: number, commands: readonly Command[]): LineCompletion {
  const from = before[0]?.from ?? caret;
  const typed = before.map(({ text }) => text).join(' ');
  const mark = prefix.exec(typed)?.[0] ?? '';
  const wanted = typed.slice(mark.length).toLowerCase();
  if (wanted === '') return nothing;
  const labels = new Map<string, string[]>();
  for (const command of commands) {
    const base = baseTextOf(command);
    const names = [base, ...command.aliases].map((name) => name.replace(prefix, ''));
    if (!names.some((name) => name.toLowerCase().startsWith(wanted))) continue;
    labels.set(base, [...(labels.get(base) ?? []), command.label || command.head]);
  }
  const completions = [...labels].slice(0, maxCompletions).map(([text, all]): Completion => {
    const more = all.length > 2 ? ` and ${all.length - 1} more` : (all[1] && `, ${all[1]}`) || '';
    return { text: text.startsWith(mark) ? text : mark + text, label: `${all[0]}${more}`, isOpen: false };
  });
  return { completions, from, to: before.at(-1)?.to ?? caret, item: null };
}

/** Options that begin with the typed text, and prefixes of parameters that are not in the line yet. */
function completeParam(typed: string, params: readonly CommandParam[], rest: readonly Word[]): Completion[] {
  const wanted = typed.toLowerCase();
  const found = new Map<string, Completion>();
  const add = (completion: Completion) => {
    if (completion.text.toLowerCase() !== wanted && !found.has(completion.text)) found.set(completion.text, completion);
  };
  for (const param of params) {
    const { words, glue } = readFormat(param.format);
    if (words.length > 0) continue;
    for (const { value, label } of param.data) {
      const text = glue + value;
      if (wanted !== '' && [text, label].some((one) => one.toLowerCase().startsWith(wanted))) {
        add({ text, label: `${param.label}: ${label}`, isOpen: false });
      }
    }
    const isThere = rest.some(({ text }) => isMarked(text, glue));
    if (glue !== '' && !isThere && glue.toLowerCase().startsWith(wanted)) {
      add({ text: glue, label: param.label + boundsOf(param), isOpen: true });
    }
  }
  return [...found.values()].slice(0, maxCompletions);
}

const boundsOf = ({ min, max }: CommandParam): string => (min === null || max === null ? '' : ` ${min}–${max}`);

/** `lv90` has the prefix `lv`. */
const isMarked = (word: string, glue: string): boolean =>
  word.toLowerCase().startsWith(glue.toLowerCase()) && /^[\d.]/.test(word.slice(glue.length));

/** The words at the caret, or the last ones before it, that are not a parameter's value and may be a name. */
function findName(rest: readonly Word[], caret: number, params: readonly CommandParam[]): LineCompletion['item'] {
  const types = [...new Set(params.map(({ type }) => type))].filter(isItemType).filter((type) => !/^prop/.test(type));
  if (types.length === 0) return null;
  const runs: Word[][] = [[]];
  for (const word of rest) {
    if (isValue(word.text, params)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  // The filter removed empty runs, so each has a first and a last word.
  const named = runs.filter((run) => run.length > 0 && run[0]!.from < caret);
  const run = named.at(-1);
  if (run === undefined) return null;
  const query = run.map(({ text }) => text).join(' ');
  // The run has words, see above.
  return { types, query, from: run[0]!.from, to: run.at(-1)!.to };
}

function isValue(word: string, params: readonly CommandParam[]): boolean {
  if (!/\p{L}/u.test(word)) return true;
  return params.some((param) => {
    const { glue, words } = readFormat(param.format);
    if (glue !== '' && isMarked(word, glue)) return true;
    if (words.some((one) => one.toLowerCase() === word.toLowerCase())) return true;
    return param.data.some(({ value }) => value !== '' && wordsOf(value).includes(word));
  });
}

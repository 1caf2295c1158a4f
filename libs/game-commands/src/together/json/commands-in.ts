import type { Command, CommandParam } from '@starhaven/contracts/commands';

// `isRecord` of contracts would add one more file to the browser's build. A list passes here, but it has none of the fields.
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const commandTexts = ['id', 'head', 'label', 'warning', 'value'];
const paramTexts = ['id', 'label', 'type', 'value', 'split', 'format', 'link'];

const areTexts = (value: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'string');
const isTextList = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');
const isBound = (value: unknown) => value === null || typeof value === 'number';
const isRules = (value: unknown) =>
  Array.isArray(value) && value.every((rule) => isObject(rule) && isTextList(rule['value']));

const isParam = (value: unknown): value is CommandParam =>
  isObject(value) &&
  areTexts(value, paramTexts) &&
  isBound(value['min']) &&
  isBound(value['max']) &&
  isRules(value['allow']) &&
  isRules(value['switch']) &&
  Array.isArray(value['data']) &&
  value['data'].every((option) => isObject(option) && areTexts(option, ['value', 'label']));

const isCommand = (value: unknown): value is Command =>
  isObject(value) &&
  areTexts(value, commandTexts) &&
  isTextList(value['aliases']) &&
  Array.isArray(value['permission']) &&
  Array.isArray(value['params']) &&
  value['params'].every(isParam);

/**
 * The commands in an answer of `/command/data/commands.json`, which our server has parsed with the contract; null if it has none. A script
 * uses this check instead of the contract, which would be too large for it. A command of another shape is left out.
 */
export function commandsIn(json: unknown): Command[] | null {
  const list: unknown = isObject(json) ? json['commands'] : null;
  return Array.isArray(list) ? list.filter(isCommand) : null;
}

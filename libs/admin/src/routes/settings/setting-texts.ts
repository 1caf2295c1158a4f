import type { SettingName } from '@starhaven/contracts/admin';
import { isRecord } from '@starhaven/ui-kit';
import type { SettingColumn } from './setting-fields';
import { fieldOf, settingKinds } from './setting-fields';
import { endOfDay } from '../../lib/end-of-day';

type Fields = Record<string, string>;

const toDay = (time: unknown): string =>
  typeof time === 'number' && time > 0 ? new Date(time * 1000).toISOString().slice(0, 10) : '';

const toCell = ({ type }: SettingColumn, value: unknown): string =>
  type === 'date'
    ? toDay(value)
    : typeof value === 'string' || (type === 'number' && typeof value === 'number')
      ? String(value)
      : '';

const fromCell = ({ type }: SettingColumn, text: string): string | number => {
  if (type === 'date') return endOfDay(text);
  return type === 'number' ? toNumber(text) : text;
};

/** The texts of a stored value's fields, by field name. */
export function toFields(name: SettingName, value: unknown): Fields {
  const setting = settingKinds[name];
  if (setting.kind === 'switch') return { [name]: value === true ? 'on' : '' };
  if (setting.kind === 'text') return { [name]: typeof value === 'string' ? value : '' };
  if (setting.kind === 'numbers') {
    const numbers = isRecord(value) ? value : {};
    return Object.fromEntries(
      Object.keys(setting.labels).map((key) => [fieldOf(name, key), String(numbers[key] ?? '')]),
    );
  }
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      setting.columns.map((column) => [fieldOf(name, column.name, index), toCell(column, row[column.name])]),
    ),
  );
}

/** The texts that the fields of a setting show, with the first choice where none is stored. */
export function shownTexts(name: SettingName, fields: Fields): Fields {
  const setting = settingKinds[name];
  if (setting.kind !== 'rows') return fields;
  const shown: Fields = {};
  for (const { name: column, choices = {} } of setting.columns)
    for (let index = 0; index < setting.max; index += 1)
      shown[fieldOf(name, column, index)] = Object.keys(choices)[0] ?? '';
  return { ...shown, ...fields };
}

/** The indexes of the filled entries: an entry in which nothing is typed is left out. */
function filledRows(name: SettingName, read: (field: string) => string): number[] {
  const setting = settingKinds[name];
  if (setting.kind !== 'rows') return [];
  const typed = setting.columns.filter(({ choices }) => !choices);
  const isFilled = (index: number) => typed.some((column) => read(fieldOf(name, column.name, index)).trim() !== '');
  return Array.from({ length: setting.max }, (_, index) => index).filter(isFilled);
}

/** The value of the typed texts; the schema of the setting validates it. `read` returns the text of a field. */
export function fromFields(name: SettingName, read: (field: string) => string): unknown {
  const setting = settingKinds[name];
  if (setting.kind === 'switch') return read(name) === 'on';
  if (setting.kind === 'text') return read(name).trim();
  if (setting.kind === 'numbers')
    return Object.fromEntries(Object.keys(setting.labels).map((key) => [key, toNumber(read(fieldOf(name, key)))]));
  return filledRows(name, read).map((index) =>
    Object.fromEntries(
      setting.columns.map((column) => {
        const text = read(fieldOf(name, column.name, index)).trim();
        return [column.name, fromCell(column, text)];
      }),
    ),
  );
}

/** The form field of an issue. `path` leads into the value that `fromFields` returned. */
export function fieldAt(name: SettingName, read: (field: string) => string, path: readonly unknown[]): string {
  const setting = settingKinds[name];
  const [first, second] = path;
  if (setting.kind === 'numbers' && typeof first === 'string') return fieldOf(name, first);
  const index = typeof first === 'number' ? filledRows(name, read)[first] : undefined;
  return index !== undefined && typeof second === 'string' ? fieldOf(name, second, index) : name;
}

/** A value in words, to show what another tab stored. */
export function describeSetting(name: SettingName, value: unknown): string {
  const setting = settingKinds[name];
  const fields = toFields(name, value);
  if (setting.kind === 'switch') return fields[name] === 'on' ? 'on' : 'off';
  const texts = Object.values(fields).filter(Boolean);
  return texts.length === 0 ? 'nothing' : texts.join(', ');
}

/** The texts that the form showed when it was loaded, for the hidden field `was-…`. */
export const keptTexts = (fields: Readonly<Fields>) => JSON.stringify(fields);

/** Whether the form differs from the texts that it showed when it was loaded. */
export const isTouched = (name: SettingName, read: (field: string) => string) =>
  keptTexts(toFields(name, fromFields(name, read))) !== read(`was-${name}`);

const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

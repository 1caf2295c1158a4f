import type { TableParam } from '../command-table';

// Parameters that many commands use. Each function accepts changes of any field.

type Change = Partial<TableParam>;

/** One item, or several: each makes its own line. */
const picker =
  (type: TableParam['type'], label: string) =>
  (id = 'id', change: Change = {}): TableParam => ({ id, label, type, format: 'blank', required: true, ...change });

export const avatar = picker('avatarList', 'Character');
export const item = picker('itemList', 'Item');
export const monster = picker('monsterList', 'Monster');
export const weapon = picker('weaponList', 'Weapon');
export const lightCone = picker('weaponList', 'Light cone');
export const quest = picker('questList', 'Quest');
export const scene = picker('sceneList', 'Scene');

/** Only one artifact, because its properties depend on it. */
export const artifact = (label = 'Artifact'): TableParam => picker('artifactList', label)('id', { multi: false });

/** `format` is the engine's token before the id. */
export const mainProperty = (change: Change = {}): TableParam => ({
  id: 'main',
  label: 'Main property',
  type: 'propmainList',
  format: 'blank',
  multi: false,
  link: 'id',
  ...change,
});

/** `split` separates the id of a property from its count. */
export const subProperties = (split: string, change: Change = {}): TableParam => ({
  id: 'sub',
  label: 'Sub properties',
  type: 'propSub',
  format: 'blank',
  split,
  link: 'id',
  ...change,
});

/** A whole number within bounds. */
export const range = (id: string, label: string, [min, max]: [number, number], change: Change = {}): TableParam => ({
  id,
  label,
  type: 'range',
  format: 'blank',
  min,
  max,
  ...change,
});

/** A number without an upper bound unless `change` has one. */
export const number = (id: string, label: string, change: Change = {}): TableParam => ({
  id,
  label,
  type: 'number',
  format: 'blank',
  ...change,
});

export const text = (id: string, label: string, change: Change = {}): TableParam => ({
  id,
  label,
  type: 'text',
  format: 'blank',
  ...change,
});

export const select = (
  id: string,
  label: string,
  data: Readonly<Record<string, string>>,
  change: Change = {},
): TableParam => ({ id, label, type: 'select', format: 'blank', data, multi: false, ...change });

/** The word after the head that selects what a command does. */
export const choice = (id: string, label: string, data: Readonly<Record<string, string>>): TableParam =>
  select(id, label, data, { required: true, value: Object.keys(data)[0] });

export const onOff = (id = 'state', label = 'State'): TableParam => choice(id, label, { on: 'On', off: 'Off' });

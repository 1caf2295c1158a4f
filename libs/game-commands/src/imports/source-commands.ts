import type { Command, CommandParam, CommandParamType } from '@starhaven/contracts/commands';

// The values of imported items in the form of a command, so that the rules of translation find the parameter for each value.

const param = (id: string, label: string, type: CommandParamType = 'number'): CommandParam => ({
  id,
  label,
  type,
  value: '',
  data: [],
  required: false,
  multi: false,
  split: '',
  format: 'blank',
  min: null,
  max: null,
  link: '',
  allow: [],
  switch: [],
});

const source = (params: CommandParam[]): Command => ({
  id: '',
  head: '',
  label: '',
  aliases: [],
  warning: '',
  value: '',
  params,
  permission: [],
});

const level = param('level', 'Level');
const ascension = param('ascension', 'Ascension');

export const avatarSource: Command = /* @__PURE__ */ source([
  param('id', 'Character', 'avatarList'),
  level,
  param('constellation', 'Constellation'),
  ascension,
  param('talent', 'Talent level'),
]);

export const gearSource: Command = /* @__PURE__ */ source([
  param('id', 'Weapon', 'weaponList'),
  level,
  ascension,
  param('refinement', 'Refinement'),
]);

export const artifactSource: Command = /* @__PURE__ */ source([
  param('id', 'Artifact', 'artifactList'),
  param('main', 'Main property', 'propmainList'),
  param('sub', 'Sub properties', 'propSub'),
  level,
]);

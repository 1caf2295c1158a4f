import type { Command, CommandParam } from '@starhaven/contracts/commands';

/** A command without the fields that have their default value. */
type Packed = Pick<Command, 'id'> & Partial<Omit<Command, 'params'>> & { params?: PackedParam[] };
type PackedParam = Pick<CommandParam, 'id'> & Partial<CommandParam>;

/** A command is packed once and sent often. */
const texts = new WeakMap<Command, string>();

/**
 * Commands as JSON text, without the fields that have their default value. In a page's data, one text takes a tenth of the time to write
 * and a third fewer compressed bytes, compared with a thousand single values.
 */
export function packCommands(commands: readonly Command[]): string {
  return `[${commands.map(textOf).join(',')}]`;
}

function textOf(command: Command): string {
  const known = texts.get(command);
  if (known !== undefined) return known;
  const text = JSON.stringify(command, function (this: unknown, _name, value: unknown) {
    const isUsual = value === '' || value === null || (Array.isArray(value) && value.length === 0);
    // Inside a list, an empty value stays.
    return isUsual && !Array.isArray(this) ? undefined : value;
  });
  texts.set(command, text);
  return text;
}

/** The commands that `packCommands` packed. */
export function unpackCommands(text: string): Command[] {
  // Not validated, because the server made the text from decoded commands.
  return (JSON.parse(text) as Packed[]).map(unpack);
}

// Written out, because spreading the default values over each parameter takes ten times as long.
const unpack = ({ id, head, label, aliases, warning, value, params, permission, fault }: Packed): Command => ({
  id,
  head: head ?? '',
  label: label ?? '',
  aliases: aliases ?? [],
  warning: warning ?? '',
  value: value ?? '',
  params: params?.map(unpackParam) ?? [],
  permission: permission ?? [],
  ...(fault === undefined ? {} : { fault }),
});

const unpackParam = (param: PackedParam): CommandParam => ({
  id: param.id,
  label: param.label ?? '',
  type: param.type ?? 'text',
  value: param.value ?? '',
  data: (param.data ?? []).map(({ value = '', label = '' }) => ({ value, label })),
  required: param.required ?? false,
  multi: param.multi ?? true,
  split: param.split ?? '',
  format: param.format ?? '',
  min: param.min ?? null,
  max: param.max ?? null,
  link: param.link ?? '',
  allow: (param.allow ?? []).map(({ id, value }) => ({ id, value: value ?? [] })),
  switch: (param.switch ?? []).map(({ from, to, value }) => ({ from, to, value: value ?? [] })),
});

import { CommandNameSchema } from '@starhaven/contracts/commands';
import type { Engine } from '@starhaven/contracts/games';
import * as v from 'valibot';

/** The name of an engine's command file; null if it has none or the name is not valid. */
export const commandFileOf = ({ command }: Pick<Engine, 'command'>): string | null =>
  v.is(CommandNameSchema, command) ? command : null;

/** The engine's name in addresses: its command file, else its short or full name in a form that is valid in an address. */
export function engineSlug({ command, short, name }: Pick<Engine, 'command' | 'short' | 'name'>): string {
  const words = `${short || name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return commandFileOf({ command }) ?? (words.replace(/^-|-$/g, '') || 'engine');
}

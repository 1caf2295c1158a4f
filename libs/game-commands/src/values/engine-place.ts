import { CommandNameSchema } from '@starhaven/contracts/commands';
import type { Engine } from '@starhaven/contracts/games';
import * as v from 'valibot';

/** The name of an engine's command file; null if it has none, or a name that cannot be one. */
export const commandFileOf = ({ command }: Pick<Engine, 'command'>): string | null =>
  v.is(CommandNameSchema, command) ? command : null;

/** The engine's name in addresses: its command file, else its short or full name in a form that an address can have. */
export function engineSlug({ command, short, name }: Pick<Engine, 'command' | 'short' | 'name'>): string {
  const words = `${short || name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return commandFileOf({ command }) ?? (words.replace(/^-|-$/g, '') || 'engine');
}

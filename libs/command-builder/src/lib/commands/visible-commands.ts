import type { Command } from '@starhaven/contracts/commands';

/**
 * The commands that a visitor with these roles sees (docs/behaviour/commands.md#visibility). Each id occurs once, because the id identifies
 * the command in the address.
 */
export function visibleCommands(commands: readonly Command[], roles: readonly number[]): Command[] {
  const seen = new Set<string>();
  return commands.filter(({ id, permission }) => {
    const isVisible = permission.length === 0 || permission.some((role) => roles.includes(role));
    if (!isVisible || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** The commands whose head or label contains the text, in any case (docs/behaviour/commands.md#command-list-page). */
export function searchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return commands;
  return commands.filter(({ head, label }) => [head, label].some((text) => text.toLowerCase().includes(wanted)));
}

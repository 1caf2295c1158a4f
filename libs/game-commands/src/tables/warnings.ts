/**
 * Warnings that are shown before a command runs (docs/behaviour/commands.md#command). Other code recognises dangerous commands by these
 * texts.
 */
export const warnings = {
  irreversible: 'Cannot be undone.',
  kicks: 'Kicks the player.',
  relog: 'Relog needed.',
  mailed: 'Arrives by mail, which is valid for 10 minutes.',
  world: 'Affects everybody in the same world.',
} as const;

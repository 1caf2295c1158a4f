/** The quick actions of the specification, each with the question that confirms it (docs/behaviour/admin.md#tabs). */
export const quickActions = {
  restart: { label: 'Restart', question: 'Restart the game server? Players are disconnected.' },
  stop: { label: 'Stop', question: 'Stop the game server? Players are disconnected.' },
  maintenance: { label: 'Toggle Maintenance', question: 'Turn maintenance mode on or off?' },
  backup: { label: 'Create Backup', question: 'Make a backup of the database now? The site stays online.' },
} as const;
export type QuickAction = keyof typeof quickActions;

export const isQuickAction = (text: string): text is QuickAction => Object.hasOwn(quickActions, text);

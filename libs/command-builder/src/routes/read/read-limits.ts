/** docs/behaviour/commands.md#read-a-command; the text is part of the address. */
export const readLimits = { characters: 3_000, lines: 20 } as const;

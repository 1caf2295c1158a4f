/** docs/behaviour/commands.md#import-a-build */
export const importLimits = { bytes: 1_000_000 } as const;

/** docs/behaviour/commands.md#import-a-build */
export const importLimits = {
  bytes: 1_000_000,
  /** A refused page contains a pasted text of at most this length. */
  keptCharacters: 50_000,
  /** Characters, weapons or artifacts that the page shows one by one. The list of all commands is always complete. */
  listedThings: 200,
  listedProblems: 200,
} as const;

/**
 * How long a backup may take, in milliseconds: packing and checking may take ten minutes each. One that takes longer hangs, for example on a
 * disk that does not respond.
 */
export const backupLimitMs = 25 * 60_000;

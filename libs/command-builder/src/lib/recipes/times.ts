import { recipeLimits } from '@starhaven/game-commands';

/** `3* give 102`: the line and how often it runs, 1 to 99. */
export function readTimes(text: string): { line: string; times: number } {
  const [, digits, line = text] = /^(\d{1,2})\s*[*×]\s*(\S.*)$/u.exec(text) ?? [];
  const times = Math.min(Math.max(Number(digits ?? 1), 1), recipeLimits.times);
  return { line, times };
}

/** The same as text; a line that runs once has no prefix. */
export const writeTimes = (line: string, times: number): string => (times === 1 ? line : `${times}* ${line}`);

const megabytes: Record<string, number> = { GB: 1024, MB: 1 };

/** BaPs and hkrpg-go report memory as `used/total` with one unit, such as `3.20/15.60GB`. null for anything else. */
export function parseMemoryText(text: unknown): { usedMb: number; totalMb: number } | null {
  const match = typeof text === 'string' ? /^([\d.]{1,12})\/([\d.]{1,12})(GB|MB)$/.exec(text) : null;
  if (!match) return null;
  const [, used, total, unit = ''] = match;
  const factor = megabytes[unit] ?? 1;
  return { usedMb: Number(used) * factor, totalMb: Number(total) * factor };
}

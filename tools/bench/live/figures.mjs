// Figures that the benches of live connections share.

export const cpuMs = ({ cpu }) => (cpu.user + cpu.system) / 1000;
export const sum = (values) => values.reduce((total, value) => total + value, 0);
export const merged = (parts) => parts.flatMap(({ histogram }) => histogram);

/** @param {[number, number][]} histogram pairs of tenths of a millisecond and count */
export function percentile(histogram, share) {
  const sorted = [...histogram].sort(([a], [b]) => a - b);
  const total = sorted.reduce((seen, [, count]) => seen + count, 0);
  let seen = 0;
  for (const [tenths, count] of sorted) {
    seen += count;
    if (seen >= total * share) return tenths / 10;
  }
  return NaN;
}

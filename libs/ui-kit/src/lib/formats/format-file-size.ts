const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * A size in bytes as B/KB/MB/GB/TB with one decimal, powers of 1024; 'Unknown' for 0, negative or not a number
 * (docs/behaviour/foundation.md#file-sizes).
 */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return 'Unknown';
  let unit = 0;
  let value = bytes;
  // 1023.95 would be printed as "1024.0", so it uses the next unit.
  while (unit < units.length - 1 && Number(value.toFixed(1)) >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(1)} ${units[unit]}`;
}

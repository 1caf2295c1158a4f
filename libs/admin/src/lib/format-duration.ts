/** The two largest units of days, hours and minutes that are not zero. @param seconds of an uptime */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const shown = parts.filter(([amount]) => amount > 0).slice(0, 2);
  return shown.length === 0 ? '0 min' : shown.map(([amount, unit]) => `${amount} ${unit}`).join(' ');
}

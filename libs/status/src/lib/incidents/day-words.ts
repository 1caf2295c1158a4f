import type { UptimeBar } from '../uptimes/uptimes';

const dayMs = 24 * 60 * 60 * 1000;

/** The date some days after another, YYYY-MM-DD (UTC); empty for an invalid first day. */
export function dayAfter(firstDay: string, days: number): string {
  const start = Date.parse(`${firstDay}T00:00:00Z`);
  return Number.isNaN(start) ? '' : new Date(start + days * dayMs).toISOString().slice(0, 10);
}

/** Not monitored, and without planned work. */
const isUnknown = ([percent, , maintenanceMinutes]: UptimeBar) => percent === null && maintenanceMinutes === 0;

/** The text of one bar, such as "2026-03-01: 99.5%, 7 min down"; a day with only planned work has no percentage. */
export function dayWords(day: string, bar: UptimeBar): string {
  const [percent, downMinutes, maintenanceMinutes] = bar;
  if (isUnknown(bar)) return `${day}: no data`;
  const parts = percent === null ? [] : [formatShare(percent)];
  if (downMinutes > 0) parts.push(`${formatMinutes(downMinutes)} down`);
  if (maintenanceMinutes > 0) parts.push(`${formatMinutes(maintenanceMinutes)} of maintenance`);
  return `${day}: ${parts.join(', ')}`;
}

/** Rounding never hides a failure: a value below 100 is never shown as 100. */
export function formatShare(percent: number): string {
  if (percent >= 100) return '100%';
  return `${(Math.floor(percent * 100) / 100).toFixed(2)}%`;
}

function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`;
}

/** Whether a day had downtime or planned work. */
export const hadTrouble = ([, downMinutes, maintenanceMinutes]: UptimeBar) => downMinutes > 0 || maintenanceMinutes > 0;

/** All bars in one sentence, such as "of the last 90 days 80 without downtime, 2 with downtime, 8 without data". */
export function daysInWords(bars: readonly UptimeBar[]): string {
  const unknown = bars.filter(isUnknown).length;
  const down = bars.filter(([, downMinutes]) => downMinutes > 0).length;
  const parts = [
    [bars.length - unknown - down, 'without downtime'],
    [down, 'with downtime'],
    [unknown, 'without data'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return `of the last ${bars.length} days ${told.join(', ')}`;
}

/** Grade of a day, from perfect to bad, for the colour of its bar. */
export function dayGrade(bar: UptimeBar): 'none' | 'ok' | 'warn' | 'error' {
  const [percent] = bar;
  if (percent === null) return isUnknown(bar) ? 'none' : 'warn';
  if (percent >= 99.5) return 'ok';
  return percent >= 95 ? 'warn' : 'error';
}

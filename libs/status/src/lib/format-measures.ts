import type { ServerState } from '@starhaven/contracts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `2d 3h`, `3h 5m` or `5m` since the start; Unknown without one, or for a server that does not run (spec 1 §4). Both unix seconds. */
export function formatUptime({ online, startup }: Pick<ServerState, 'online' | 'startup'>, nowSeconds: number): string {
  const seconds = nowSeconds - startup;
  if (!online || startup <= 0 || seconds < 0) return 'Unknown';
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  if (days > 0) return `${days}d ${hours}h`;
  const minutes = Math.floor((seconds % hour) / minute);
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`;
}

/** One decimal (spec 1 §4). */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)}%`;

/** Percent; null when it was not reported, or is 0 of a total that nobody told. */
export function ramPercent(ram: ServerState['ram']): number | null {
  return ram === null || (ram.total === 0 && ram.usage === 0) ? null : ram.usage;
}

/** Whole MB (spec 1 §4). */
export const formatMegabytes = (megabytes: number): string => `${Math.round(megabytes)} MB`;

/** Whole milliseconds; a dash when nobody measured. */
export const formatPing = (ping: number | null): string => (ping === null ? '–' : `${Math.round(ping)} ms`);

/** Cores may be parts of one. */
export const formatCores = (cores: number): string => String(Math.round(cores * 100) / 100);

import type { ServerState } from '@starhaven/contracts/status';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * `2d 3h`, `3h 5m` or `5m` since the start; Unknown without a start time or for a server that does not run
 * (docs/behaviour/status.md#uptime). Both in unix seconds.
 */
export function formatUptime({ online, startup }: Pick<ServerState, 'online' | 'startup'>, nowSeconds: number): string {
  const seconds = nowSeconds - startup;
  if (!online || startup <= 0 || seconds < 0) return 'Unknown';
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  if (days > 0) return `${days}d ${hours}h`;
  const minutes = Math.floor((seconds % hour) / minute);
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`;
}

// Created once: creating a formatter takes longer than formatting a thousand numbers.
const percents = new Map<string, Intl.NumberFormat>();
const wholes = new Map<string, Intl.NumberFormat>();

function formatterOf(cache: Map<string, Intl.NumberFormat>, locale: string, options: Intl.NumberFormatOptions) {
  const known = cache.get(locale) ?? new Intl.NumberFormat(locale, options);
  cache.set(locale, known);
  return known;
}

/** In the visitor's digits, without thousands separators, because measures are shown in pairs, such as 6530/16384 MB. */
const formatWhole = (value: number, locale: string): string =>
  formatterOf(wholes, locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value);

/** One decimal (docs/behaviour/status.md#cpu-and-ram). */
export function formatPercent(percent: number, locale: string): string {
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return formatterOf(percents, locale, options).format(percent / 100);
}

/** Percent; null if it was not reported, or is 0 and the total is unknown. */
export function ramPercent(ram: ServerState['ram']): number | null {
  return ram === null || (ram.total === 0 && ram.usage === 0) ? null : ram.usage;
}

/** Whole MB (docs/behaviour/status.md#cpu-and-ram). */
export const formatMegabytes = (megabytes: number, locale: string): string =>
  `${formatWhole(Math.round(megabytes), locale)} MB`;

/** Used and total memory, such as "6530/16384 MB", or "6530 MB" if the total is unknown. */
export const formatMemory = ({ currently, total }: NonNullable<ServerState['ram']>, locale: string): string =>
  `${total > 0 ? `${formatWhole(Math.round(currently), locale)}/` : ''}${formatMegabytes(total > 0 ? total : currently, locale)}`;

/** Whole milliseconds; a dash if not measured. */
export const formatPing = (ping: number | null, locale: string): string =>
  ping === null ? '–' : `${formatWhole(Math.round(ping), locale)} ms`;

/** A part of a total, such as "7/9"; core numbers may be fractions. */
export const formatPartOf = (part: number, all: number, locale: string): string =>
  `${formatWhole(part, locale)}/${formatWhole(all, locale)}`;

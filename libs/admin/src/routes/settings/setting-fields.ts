import type { SettingName } from '@starhaven/contracts/admin';

/** How a setting is edited: a line, a switch, one entry per line with columns between bars, or numbers. */
export type SettingKind =
  | { kind: 'text' }
  | { kind: 'switch' }
  | { kind: 'lines'; columns: readonly string[]; numbers?: readonly string[] }
  | { kind: 'numbers'; labels: Readonly<Record<string, string>> };

/** Every setting has its kind, so that a new one cannot be forgotten here. */
export const settingKinds: Readonly<Record<SettingName, SettingKind>> = {
  siteName: { kind: 'text' },
  contactEmail: { kind: 'text' },
  appealAddress: { kind: 'text' },
  communityChannels: { kind: 'lines', columns: ['name', 'url'] },
  homeFigures: { kind: 'lines', columns: ['value', 'label'] },
  notices: { kind: 'lines', columns: ['kind', 'text', 'url', 'until'], numbers: ['until'] },
  showsDemoFleet: { kind: 'switch' },
  reviewsFirstPosts: { kind: 'switch' },
  staffNeedSecondFactor: { kind: 'switch' },
  showsAds: { kind: 'switch' },
  adsNeedConsent: { kind: 'switch' },
  sponsorAmounts: {
    kind: 'numbers',
    labels: { least: 'More than ($)', amount: 'Each ($)', months: 'are months' },
  },
  sponsorLinks: { kind: 'lines', columns: ['name', 'url'] },
  sponsorWallets: { kind: 'lines', columns: ['name', 'address'] },
  sponsorEmail: { kind: 'text' },
};

export const settingGroups = {
  site: 'Site',
  home: 'Home page',
  content: 'Content',
  staff: 'Staff',
  ads: 'Ads',
  sponsor: 'Sponsors',
} as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value as the text of its field. Numbers of a `numbers` setting are separated by spaces. */
export function toFieldText(name: SettingName, value: unknown): string {
  const field = settingKinds[name];
  if (field.kind === 'switch') return value === true ? 'on' : '';
  if (field.kind === 'text') return typeof value === 'string' ? value : '';
  if (field.kind === 'numbers')
    return isRecord(value)
      ? Object.keys(field.labels)
          .map((key) => String(value[key] ?? ''))
          .join(' ')
      : '';
  if (!Array.isArray(value)) return '';
  return value
    .filter(isRecord)
    .map((row) => field.columns.map((column) => String(row[column] ?? '')).join(' | '))
    .join('\n');
}

/** The value of what was typed; the schema of the setting checks it. `read` gives the text of a field. */
export function fromFields(name: SettingName, read: (field: string) => string): unknown {
  const field = settingKinds[name];
  if (field.kind === 'switch') return read(name) === 'on';
  if (field.kind === 'text') return read(name).trim();
  if (field.kind === 'numbers')
    return Object.fromEntries(Object.keys(field.labels).map((key) => [key, toNumber(read(`${name}.${key}`))]));
  return read(name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return Object.fromEntries(
        field.columns.map((column, index) => {
          const cell = cells[index] ?? '';
          return [column, field.numbers?.includes(column) ? toNumber(cell || '0') : cell];
        }),
      );
    });
}

const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

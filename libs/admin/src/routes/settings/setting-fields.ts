import type { SettingName } from '@starhaven/contracts/admin';

/** A column of a setting with several entries. */
export interface SettingColumn {
  name: string;
  label: string;
  /** Default text. A date is stored as the end of that day (UTC) in unix seconds; 0: no end. */
  type?: 'text' | 'url' | 'date' | 'number';
  /** The options, by value; the first one is the default. */
  choices?: Readonly<Record<string, string>>;
}

/** How a setting is edited: one line, a switch, entries with several fields, or numbers. */
export type SettingKind =
  | { kind: 'text'; inputMode?: 'email' }
  | { kind: 'switch' }
  | { kind: 'rows'; entry: string; max: number; columns: readonly SettingColumn[] }
  | { kind: 'numbers'; labels: Readonly<Record<string, string>> };

const linkColumns: readonly SettingColumn[] = [
  { name: 'name', label: 'Name' },
  { name: 'url', label: 'Address (https)', type: 'url' },
];

/** The type requires an entry for each setting, so that a new one cannot be forgotten here. */
export const settingKinds: Readonly<Record<SettingName, SettingKind>> = {
  siteName: { kind: 'text' },
  operatorName: { kind: 'text' },
  contactEmail: { kind: 'text', inputMode: 'email' },
  appealAddress: { kind: 'text' },
  communityChannels: { kind: 'rows', entry: 'Channel', max: 10, columns: linkColumns },
  homeFigures: {
    kind: 'rows',
    entry: 'Figure',
    max: 6,
    columns: [
      { name: 'value', label: 'Figure' },
      { name: 'label', label: 'What it counts' },
    ],
  },
  notices: {
    kind: 'rows',
    entry: 'Notice',
    max: 5,
    columns: [
      { name: 'text', label: 'Text' },
      { name: 'url', label: 'Address (https), if any', type: 'url' },
      { name: 'kind', label: 'Kind', choices: { info: 'Information', warning: 'Warning' } },
      { name: 'until', label: 'Last day (UTC), if any', type: 'date' },
    ],
  },
  showsDemoFleet: { kind: 'switch' },
  reviewsFirstPosts: { kind: 'switch' },
  staffNeedSecondFactor: { kind: 'switch' },
  showsAds: { kind: 'switch' },
  adsNeedConsent: { kind: 'switch' },
  adsScript: { kind: 'text' },
  adsHosts: { kind: 'rows', entry: 'Host', max: 10, columns: [{ name: 'host', label: 'Host, such as ads.example' }] },
  adsSlot: {
    kind: 'rows',
    entry: 'Attribute',
    max: 10,
    columns: [
      { name: 'name', label: 'Name, such as ad-slot' },
      { name: 'value', label: 'Value' },
    ],
  },
  adsSize: { kind: 'numbers', labels: { width: 'Width (px)', height: 'Height (px)' } },
  sponsorAmounts: {
    kind: 'numbers',
    labels: {
      least: 'A donation must be more than ($)',
      amount: 'An amount of ($)',
      months: 'gives this number of months',
    },
  },
  sponsorLinks: { kind: 'rows', entry: 'Link', max: 6, columns: linkColumns },
  sponsorWallets: {
    kind: 'rows',
    entry: 'Wallet',
    max: 6,
    columns: [
      { name: 'name', label: 'Currency' },
      { name: 'address', label: 'Address' },
    ],
  },
  sponsorEmail: { kind: 'text', inputMode: 'email' },
  donationRates: {
    kind: 'rows',
    entry: 'Currency',
    max: 20,
    columns: [
      { name: 'currency', label: 'Currency, such as IDR' },
      { name: 'perDollar', label: 'Units for one dollar', type: 'number' },
    ],
  },
  kofiToken: { kind: 'text' },
  saweriaKey: { kind: 'text' },
  trakteerToken: { kind: 'text' },
  discordNews: { kind: 'text' },
  announcesIncidents: { kind: 'switch' },
  announcesPosts: { kind: 'switch' },
  discordReports: { kind: 'text' },
  discordBot: { kind: 'text' },
  discordServer: { kind: 'text' },
  discordSponsorRole: { kind: 'text' },
};

export const settingGroups = {
  site: 'Site',
  home: 'Home page',
  content: 'Content',
  staff: 'Staff',
  ads: 'Ads',
  sponsor: 'Sponsors',
  discord: 'Discord',
} as const;

/** The name of a field of one entry; without an index, of one number. */
export const fieldOf = (name: SettingName, part: string, index?: number) =>
  index === undefined ? `${name}-${part}` : `${name}-${index}-${part}`;

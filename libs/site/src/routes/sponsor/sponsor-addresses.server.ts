/** The services and wallets that the specification names, in its order (docs/behaviour/site.md#sponsor-page). */
export const sponsorServices = ['Ko-Fi', 'Trakteer', 'Saweria'] as const;
export const sponsorWallets = ['Bitcoin', 'Ethereum', 'USDT (TRC-20)'] as const;
export type SponsorService = (typeof sponsorServices)[number];
export type SponsorWallet = (typeof sponsorWallets)[number];

/**
 * The donation links and wallets from the environment of this process. The stored settings of our API replace them. Empty or missing: the
 * operator has set none.
 */
export interface SponsorAddresses {
  links: Readonly<Partial<Record<SponsorService, string>>>;
  wallets: Readonly<Partial<Record<SponsorWallet, string>>>;
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    sponsor: SponsorAddresses;
  }
}

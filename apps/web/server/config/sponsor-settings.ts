import type { SponsorAddresses, SponsorService, SponsorWallet } from '@starhaven/site/server';
import { refuseSetting } from './refuse-setting';
import type { Environment } from './environment';
import { readWebAddress } from './read-web-address';

const links: Readonly<Record<string, SponsorService>> = {
  SPONSOR_KO_FI_URL: 'Ko-Fi',
  SPONSOR_TRAKTEER_URL: 'Trakteer',
  SPONSOR_SAWERIA_URL: 'Saweria',
};
const wallets: Readonly<Record<string, SponsorWallet>> = {
  SPONSOR_BITCOIN_WALLET: 'Bitcoin',
  SPONSOR_ETHEREUM_WALLET: 'Ethereum',
  SPONSOR_USDT_WALLET: 'USDT (TRC-20)',
};

/**
 * Reads the addresses of the sponsor page for a host that cannot store them (docs/behaviour/site.md#sponsor-page). Throws ConfigError naming
 * the variable, its value and the accepted values.
 */
export function readSponsorAddresses(env: Environment): SponsorAddresses {
  return {
    links: Object.fromEntries(Object.entries(links).map(([name, service]) => [service, readWebAddress(env, name)])),
    wallets: Object.fromEntries(Object.entries(wallets).map(([name, wallet]) => [wallet, readWallet(env, name)])),
  };
}

function readWallet(env: Environment, name: string): string {
  const address = env[name]?.trim() ?? '';
  // The dashboard has the same rule.
  if (!/^[\w:.-]{0,120}$/.test(address))
    refuseSetting(name, address, 'an address of at most 120 letters, digits and : . -');
  return address;
}

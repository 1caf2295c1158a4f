import { Role } from '@starhaven/contracts/session';
import { hasRole } from '@starhaven/session';
import type { AdSettings } from './ad-settings.server';

/** What the shell knows about ads; only the frame knows the network's script and hosts. */
export interface AdsOfPage {
  /** Pixels. */
  width: number;
  height: number;
  /** Ask before anything of the network loads. */
  needsConsent: boolean;
  /** The host of the network, for the question. */
  network: string;
}

/** The ads for a visitor with these roles; null: none are configured, or the visitor is a sponsor or admin (docs/behaviour/site.md#ads). */
export function adsFor(settings: AdSettings, roles: readonly number[]): AdsOfPage | null {
  if (!settings.showsAds || settings.adsScript === '' || hasRole(roles, Role.SPONSOR, Role.ADMIN)) return null;
  const { adsScript, adsSize, adsNeedConsent } = settings;
  return { ...adsSize, needsConsent: adsNeedConsent, network: new URL(adsScript).hostname };
}

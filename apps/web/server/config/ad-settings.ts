import { siteSettings } from '@starhaven/contracts/admin';
import type { AdSettings } from '@starhaven/site/server';
import * as v from 'valibot';
import type { Environment } from './environment';
import { refuseSetting } from './refuse-setting';

const { adsScript, adsNeedConsent, adsHosts, adsSlot, adsSize } = siteSettings;

/** The values of a list that is separated by commas. */
const listOf = (text: string) => text.split(',').filter((part) => part.trim() !== '');
/** `class=ad` as name and value. */
const toAttribute = (text: string) => {
  const [name = '', ...value] = text.split('=');
  return { name, value: value.join('=') };
};
const toSize = (text: string) => {
  const [width, height] = text.split('x').map(Number);
  return { width, height };
};
const switches: Readonly<Record<string, boolean>> = { yes: true, no: false };

/**
 * Reads the ad network for a host that cannot store it (docs/behaviour/site.md#ads). The rules of the values are those of the dashboard.
 * They are off without `ADS_SCRIPT`. Throws ConfigError naming the variable, its value and the accepted values.
 */
export function readAds(env: Environment): AdSettings {
  const read = <Schema extends v.GenericSchema>(
    name: string,
    { schema, fallback }: { schema: Schema; fallback: v.InferOutput<Schema> },
    accepted: string,
    parse: (text: string) => unknown,
  ): v.InferOutput<Schema> => {
    const given = env[name]?.trim();
    if (!given) return fallback;
    const result = v.safeParse(schema, parse(given));
    return result.success ? result.output : refuseSetting(name, given, accepted);
  };
  const script = read('ADS_SCRIPT', adsScript, 'an https address', (text) => text);
  return {
    showsAds: script !== '',
    adsScript: script,
    adsNeedConsent: read('ADS_NEED_CONSENT', adsNeedConsent, 'yes or no', (text) => switches[text]),
    adsHosts: read('ADS_HOSTS', adsHosts, 'at most 20 hosts such as *.ads.example, separated by commas', (text) =>
      listOf(text).map((host) => ({ host })),
    ),
    adsSlot: read('ADS_SLOT', adsSlot, 'attributes such as class=ad,ad-slot=7, separated by commas', (text) =>
      listOf(text).map(toAttribute),
    ),
    adsSize: read('ADS_SIZE', adsSize, '120x50 to 1000x300, in pixels', toSize),
  };
}

import * as v from 'valibot';
import { lineOf, HttpsSchema, empty, listUpTo, setting } from './setting-rule';

/** The ad network. */
export const adsSettings = {
  showsAds: setting({ schema: v.boolean(), fallback: false, isPublic: true, title: 'Show ads', group: 'ads' }),
  adsNeedConsent: setting({
    schema: v.boolean(),
    fallback: true,
    isPublic: true,
    title: 'Ask before ads load',
    group: 'ads',
  }),
  /** Empty: there are no ads, even if `showsAds` is on. */
  adsScript: setting({
    schema: v.union([empty, HttpsSchema], 'An https address, or nothing'),
    fallback: '',
    isPublic: true,
    title: 'Script of the ad network',
    group: 'ads',
  }),
  /** Further hosts, in addition to the script's host. The frame of an ad may load from no other host. */
  adsHosts: setting({
    schema: listUpTo(
      v.object({
        host: v.pipe(
          v.string(),
          v.trim(),
          v.toLowerCase(),
          v.maxLength(120),
          v.regex(/^(?:\*\.)?(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/, 'A host, such as ads.example or *.ads.example'),
        ),
      }),
      20,
    ),
    fallback: [],
    isPublic: true,
    title: 'Further hosts of the ad network',
    group: 'ads',
  }),
  /** Attributes by which the script finds the element for the ad: `class`, or `data-` and the name. */
  adsSlot: setting({
    schema: listUpTo(
      v.object({
        name: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Lower case letters, such as ad-slot')),
        value: lineOf(200),
      }),
      10,
    ),
    fallback: [],
    isPublic: true,
    title: 'Attributes of the place for an ad: class, or names without data-',
    group: 'ads',
  }),
  /** In pixels. The element has this size before the ad arrives, so that nothing moves. */
  adsSize: setting({
    schema: v.object({
      width: v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(1_000)),
      height: v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(300)),
    }),
    fallback: { width: 728, height: 90 },
    isPublic: true,
    title: 'Size of an ad',
    group: 'ads',
  }),
} as const;

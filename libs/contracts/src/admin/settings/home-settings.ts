import * as v from 'valibot';
import { nameOf, HttpsSchema, empty, listUpTo, setting } from './setting-rule';

/** What the home page shows. */
export const homeSettings = {
  homeFigures: setting({
    schema: listUpTo(v.object({ value: nameOf(20), label: nameOf(40) }), 6),
    fallback: [],
    isPublic: true,
    title: 'Figures on the home page',
    group: 'home',
  }),
  notices: setting({
    schema: listUpTo(
      v.object({
        text: nameOf(300),
        url: v.union([empty, HttpsSchema], 'An https address, or nothing'),
        kind: v.picklist(['info', 'warning']),
        /** Unix seconds; 0: until it is removed. */
        until: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
      5,
    ),
    fallback: [],
    isPublic: true,
    title: 'Notices',
    group: 'home',
  }),
  showsDemoFleet: setting({
    schema: v.boolean(),
    fallback: true,
    isPublic: true,
    title: 'Show the demo servers',
    group: 'home',
  }),
} as const;

import * as v from 'valibot';
import { reportKinds } from './shown-report';
import { EndDaySchema } from '../../lib/end-of-day';

export const ReportFormSchema = v.object({
  kind: v.picklist(reportKinds),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
});

const itemsHint = 'Write items such as 201:100, separated by commas: the number of the item, then the amount.';

/** `id:amount`, or `kind:id:amount` in games whose ids are unique only within a kind (docs/engines.md#rewards). */
const ItemsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.minLength(1, itemsHint),
  v.maxLength(10, 'At most ten items.'),
  v.everyItem((item) => /^(\d{1,3}:)?[1-9]\d{0,9}:[1-9]\d{0,8}$/.test(item), itemsHint),
  v.transform((items) =>
    items.map((item) => {
      const [amount = 0, id = 0, type = 0] = item.split(':').map(Number).reverse();
      return { id, amount, type };
    }),
  ),
);

const games = ['genshin-impact', 'honkai-star-rail', 'blue-archive'] as const;

/** `game:` or `server:` with a slug, as the call names it. */
const PlaceSchema = v.pipe(
  v.string(),
  v.regex(/^(game:(genshin-impact|honkai-star-rail|blue-archive)|server:[a-z\d-]{1,40})$/),
  v.transform((place): { game: (typeof games)[number] } | { server: string } => {
    const game = games.find((slug) => place === `game:${slug}`);
    return game === undefined ? { server: place.replace('server:', '') } : { game };
  }),
);

export const CodeFormSchema = v.object({
  title: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('Say what the code is for: players read it.'),
    v.maxLength(60, 'At most 60 characters.'),
  ),
  place: PlaceSchema,
  items: ItemsSchema,
  code: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^([A-Za-z\d][A-Za-z\d -]{2,38}[A-Za-z\d])?$/, '4 to 32 letters and digits, or nothing.'),
  ),
  maxUses: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{0,9}$/, 'A whole number, or nothing.'),
    v.transform((text) => Number(text || '0')),
  ),
  until: EndDaySchema,
});

export const DisableFormSchema = v.object({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) });

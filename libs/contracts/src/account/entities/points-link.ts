import * as v from 'valibot';

const LinkTextSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/i, 'is not a web address'));

/** A link, bare or in the field `link` or `url`. Only http and https, because the visitor is redirected to it. */
export const PointsLinkSchema = v.union([
  v.object({ link: LinkTextSchema }),
  v.pipe(
    v.object({ url: LinkTextSchema }),
    v.transform(({ url }) => ({ link: url })),
  ),
  v.pipe(
    LinkTextSchema,
    v.transform((link) => ({ link })),
  ),
]);
export type PointsLink = v.InferOutput<typeof PointsLinkSchema>;

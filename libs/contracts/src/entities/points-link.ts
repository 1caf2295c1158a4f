import * as v from 'valibot';

const LinkTextSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/i, 'is not a web address'));

/** A link as hosts may write it, in no field, `link` or `url`; only http and https, since the visitor is sent there. */
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

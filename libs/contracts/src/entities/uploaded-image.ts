import * as v from 'valibot';

const UrlSchema = v.pipe(v.string(), v.nonEmpty());

/** Where an uploaded picture lies (docs/behaviour/blog.md#uploads); a host without a thumbnail of its own gets the picture itself. */
export const UploadedImageSchema = v.pipe(
  v.object({
    url: UrlSchema,
    thumbnail: v.nullish(
      v.union([
        v.object({ url: UrlSchema }),
        v.pipe(
          UrlSchema,
          v.transform((url) => ({ url })),
        ),
      ]),
    ),
  }),
  v.transform(({ url, thumbnail }) => ({ url, thumbnail: thumbnail ?? { url } })),
);
export type UploadedImage = v.InferOutput<typeof UploadedImageSchema>;

import * as v from 'valibot';

const UrlSchema = v.pipe(v.string(), v.nonEmpty());

/** The URLs of an uploaded picture (docs/behaviour/blog.md#uploads). If a host has no thumbnail, the picture itself is used. */
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

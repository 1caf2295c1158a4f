export interface SentPost {
  /** The plain texts of the form; null when the body is no form. */
  fields: FormData | null;
  /** The picture to upload; null when none was chosen. */
  image: File | null;
}

/** In characters: more than the largest post, so that the host can say how much is possible. */
const maxContentLength = 1_000_000;
const maxFieldLength = 4_000;
const names = new Set([
  ...['intent', 'enhanced', 'title', 'slug', 'shortContent', 'content', 'thumbnail', 'tags', 'comment', 'index'],
  ...['state', 'publishAt', 'zone', 'version', 'nonce', 'image', 'thumbnailImage'],
]);

/** Reads the form of a post: long texts and a picture, and no field that the form does not have. */
export async function readPostForm(request: Request): Promise<SentPost> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return { fields: null, image: null };
  const fields = new FormData();
  for (const [name, value] of sent) {
    if (typeof value !== 'string' || !names.has(name) || fields.has(name)) continue;
    fields.set(name, value.slice(0, name === 'content' ? maxContentLength : maxFieldLength));
  }
  const file = sent.get(fields.get('intent') === 'upload-thumbnail' ? 'thumbnailImage' : 'image');
  // Without a choice browsers send an empty file.
  return { fields, image: file instanceof File && file.size > 0 ? file : null };
}

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { StreamedFile } from '@starhaven/contracts/protocol';
import { fieldCollector, readFields } from '@starhaven/ui-kit/server';
import type { PictureField } from '../fields/picture-fields';
import { FormBrokenError, readMultipart } from './read-multipart.server';

/** The field whose picture is passed on, and the function that takes it. Pictures of other fields are read and dropped. */
export interface PictureTaker<Sent> {
  field: PictureField;
  take: (picture: StreamedFile) => Promise<Sent>;
}

export interface SentPost<Sent = never> {
  /** The form's text fields; null if the body is not a form or ended too early. */
  fields: FormData | null;
  /** The result for the picture; null if none was chosen. */
  picture: { name: string; sent: Sent } | null;
}

/** In characters; more than the largest post, so that the host can report its own limit. */
const maxContentLength = 1_000_000;
/** Each UTF-16 unit of the longest text takes at most three bytes. */
const maxFieldBytes = 3 * maxContentLength + 3;
const postFields = {
  names: [
    ...['intent', 'enhanced', 'title', 'slug', 'shortContent', 'content', 'thumbnail', 'tags', 'comment', 'index'],
    ...['state', 'publishAt', 'zone', 'version', 'nonce'],
  ],
  maxLength: 4_000,
  maxLengths: { content: maxContentLength },
};

/**
 * Reads the form of a post, before `formAction`: a picture is passed on as it arrives, so this process never holds a whole one
 * (docs/behaviour/blog.md#uploads).
 */
export async function readPostForm<Sent = never>(
  request: Request,
  taker?: PictureTaker<Sent>,
): Promise<SentPost<Sent>> {
  const { fields, add } = fieldCollector(postFields);
  let picture: SentPost<Sent>['picture'] = null;
  const contentType = request.headers.get('content-type') ?? '';
  if (request.body === null || !/^multipart\/form-data/i.test(contentType)) {
    return { fields: await readFields(request, postFields), picture };
  }
  try {
    // Both types describe the same stream: one is the browser's, the other Node's.
    await readMultipart(Readable.fromWeb(request.body as ReadableStream), {
      contentType,
      maxFieldBytes,
      onField: add,
      takeFile: async (name, file) => {
        if (!taker || name !== taker.field || picture !== null) return;
        picture = { name: file.name, sent: await taker.take(file) };
      },
    });
    return { fields, picture };
  } catch (error) {
    if (!(error instanceof FormBrokenError)) throw error;
    return { fields: null, picture };
  }
}

/**
 * Reads only the picture of a form. Resolves as soon as the picture is sent on or refused, even if the rest of the form still arrives, so
 * that a slow sender gets a refusal early. null: there is no picture.
 */
export async function readPicture<Sent>(request: Request, { field, take }: PictureTaker<Sent>): Promise<Sent | null> {
  let tell = (_sent: Sent) => {};
  const taken = new Promise<Sent>((resolve) => (tell = resolve));
  const whole = readPostForm(request, {
    field,
    take: async (picture) => {
      const sent = await take(picture);
      tell(sent);
      return sent;
    },
  });
  return Promise.race([taken, whole.then(({ picture }) => picture?.sent ?? null)]);
}

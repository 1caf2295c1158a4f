import { uploadBlogImage } from '@starhaven/contracts/blog';
import type { StreamedFile } from '@starhaven/contracts/protocol';
import type { StoredSession } from '@starhaven/contracts/session';
import type { FailedReply, RefusedReply, UpstreamClient } from '@starhaven/upstream/server';
import { failedReply, isSessionOver, refusedReply } from '@starhaven/upstream/server';

export type SentPicture =
  | { ok: true; url: string; thumbnail: string }
  /** `title` and `message` are for the toast; `status` is that of the answer. `waitUntilSeconds` is the end of a limit in unix seconds. */
  | { ok: false; title: string; message: string; status: number; waitUntilSeconds?: number | null };

/** The picture may arrive as slowly as the web server allows (25 seconds); waiting in the queue and encoding may then take 14 more. */
const timeoutMs = 39_000;

const ownPicture = /^\/uploads\/blog\/[a-z2-7]{32}_\w+\.webp$/;

/** Stores our own pictures by path, so that posts stay valid when the site's address changes. */
function shorten(url: string, isOurs: boolean): string {
  if (!isOurs || !URL.canParse(url)) return url;
  const { pathname } = new URL(url);
  return ownPicture.test(pathname) ? pathname : url;
}

const noLoginText = 'You must be logged in to upload images.';

const noLogin: SentPicture = { ok: false, title: 'Authentication Error', message: noLoginText, status: 401 };

/** The form had no picture, or the picture did not arrive. */
export const noPicture = (session: StoredSession | null): SentPicture =>
  session === null ? noLogin : { ok: false, title: 'Error', message: 'Please choose a picture.', status: 422 };

/** Sends a picture to the host (docs/behaviour/blog.md#uploads). Never throws if the host fails or the picture ends too early. */
export async function sendPicture(
  client: UpstreamClient,
  { session, image, isOurs }: { session: StoredSession | null; image: StreamedFile; isOurs: boolean },
): Promise<SentPicture> {
  if (session === null) return noLogin;
  try {
    const answer = await client.call(uploadBlogImage, {
      sessionKey: session.sessionKey,
      body: { image },
      timeoutMs,
    });
    if (answer.ok) {
      const { url, thumbnail } = answer.data;
      return { ok: true, url: shorten(url, isOurs), thumbnail: shorten(thumbnail.url, isOurs) };
    }
    if (isSessionOver(answer)) return noLogin;
    return notSent(refusedReply(answer, { title: 'Error', message: 'Failed to upload image.' }));
  } catch (error) {
    // If its disk is full or its picture store cannot be reached, the host sends its own message.
    return notSent(failedReply(error, { title: 'Error', message: 'Failed to upload image. Please try again.' }));
  }
}

const notSent = ({
  message: { title, message },
  ...reply
}: Omit<RefusedReply<never> | FailedReply<never>, 'result'>): SentPicture => ({
  ok: false,
  ...{ title, message },
  ...reply,
});

/** A picture as Markdown, after an empty line (docs/behaviour/blog.md#uploads). */
export function appendPicture(content: string, url: string, fileName: string): string {
  const alt = fileName.replace(/[[\]\\]/g, '');
  return `${content}${content === '' ? '' : '\n\n'}![${alt}](${url})`;
}

import * as v from 'valibot';

const AnswerSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), url: v.string(), thumbnail: v.string() }),
  v.object({ ok: v.literal(false), title: v.string(), message: v.string() }),
]);

/** Why a picture was not uploaded, as text for a toast. */
export class UploadRefusedError extends Error {
  override name = 'UploadRefusedError';

  constructor(
    readonly title: string,
    message: string,
  ) {
    super(message);
  }
}

const failed = () => new UploadRefusedError('Error', 'Failed to upload image. Please try again.');

/**
 * The web server's limit minus the rest of the form. The server closes the connection of a larger form, so the reason could not be shown.
 */
const maxBytes = 12 * 1024 * 1024 - 16 * 1024;

const loggedOut = 'You are not logged in. Please log in in another tab and try again.';

const textOf: Record<number, string> = {
  408: 'The picture took too long to arrive. Please try again.',
  413: 'This picture is too large. The maximum is 10 MB.',
  503: 'The site is very busy. Please try again in a moment.',
};

/**
 * Sends a picture to the web server, which passes it on with the visitor's key. `fetch` reports no upload progress, so this uses
 * `XMLHttpRequest`.
 * @param onProgress from 0 to 1
 * @throws UploadRefusedError
 */
export function uploadPicture(
  image: File,
  onProgress: (part: number) => void,
): Promise<{ url: string; thumbnail: string }> {
  if (image.size > maxBytes) return Promise.reject(new UploadRefusedError('Error', textOf[413] ?? ''));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set('image', image, image.name);
    request.open('POST', '/blog/upload');
    request.timeout = 60_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = request.ontimeout = request.onabort = () => reject(failed());
    request.onload = () => {
      const text = textOf[request.status];
      if (text) return reject(new UploadRefusedError('Error', text));
      const answer = v.safeParse(AnswerSchema, parse(request.responseText));
      if (!answer.success)
        return reject(request.status === 401 ? new UploadRefusedError('Error', loggedOut) : failed());
      const { output } = answer;
      return output.ok ? resolve(output) : reject(new UploadRefusedError(output.title, output.message));
    };
    request.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { FastifyInstance } from 'fastify';
import { StoreUnavailableError, isFileName } from '../../platform/storage/file-store';
import type { FileStore } from '../../platform/storage/file-store';
import { Refusal } from '../../platform/http/errors/refusal';
import { picturesPath } from './picture-files';
import type { UploadsContext } from './uploads-context';

/**
 * The files of pictures; the answer is an image for pages, not JSON. A name is derived from the content, so the answer may be cached for
 * ever. The headers make browsers show the bytes as a picture and run nothing, whatever they contain.
 */
export function getPictureRoute(app: FastifyInstance, { store }: Pick<UploadsContext, 'store'>): void {
  app.get<{ Params: { name: string } }>(
    `${picturesPath}/:name`,
    { schema: { summary: 'A picture of a post', tags: ['account'] } },
    async ({ params: { name }, headers }, reply) => {
      const content = isFileName(name) && name.endsWith('.webp') ? await readFrom(store, name) : null;
      if (content === null) throw new Refusal(404, 'Not Found', { status: 404 });
      const etag = `"${name}"`;
      void reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', etag)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .header('x-content-type-options', 'nosniff')
        // Readers of feeds and pages of other sites may show pictures of posts.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/webp').send(content);
    },
  );
}

/** An unreachable store must not look like a missing picture, which browsers and caches would remember. */
async function readFrom(store: FileStore, name: string): Promise<Buffer | null> {
  try {
    return await store.read(name);
  } catch (cause) {
    if (!(cause instanceof StoreUnavailableError)) throw cause;
    throw new Refusal(503, 'Service Unavailable', { status: 503, retryAfterSeconds: 30, cause });
  }
}

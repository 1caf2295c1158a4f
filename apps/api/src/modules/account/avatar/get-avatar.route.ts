import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../account-context';
import { getAvatar } from './get-avatar';

/** A changed name may show its old letter for this long. */
const maxAgeSeconds = 3600;

/** The picture of an account (extension `avatars`). The answer is an image for pages, not JSON (docs/behaviour/account.md#avatar). */
export function getAvatarRoute(app: FastifyInstance, { db }: Pick<AccountContext, 'db'>): void {
  app.get<{ Params: { uid: string } }>(
    '/api/v2/avatar/:uid',
    { exposeHeadRoute: false, schema: { summary: 'The picture of an account, as SVG', tags: ['account'] } },
    async ({ params: { uid }, headers }, reply) => {
      const id = /^\d{1,9}$/.test(uid) ? Number(uid) : 0;
      const svg = await getAvatar(db, id);
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`;
      void reply
        .header('cache-control', `public, max-age=${maxAgeSeconds}`)
        .header('etag', etag)
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    },
  );
}

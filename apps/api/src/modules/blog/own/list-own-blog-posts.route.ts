import { listOwnBlogPosts as listOwnBlogPostsCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { requireAuthor } from '../http/require-author';
import { listOwnPosts } from './list-own-posts';

export function listOwnBlogPostsRoute(app: FastifyInstance, { db }: BlogContext): void {
  registerCall(app, listOwnBlogPostsCall, async ({ request }) => ({
    retcode: 0,
    message: 'ok',
    data: await listOwnPosts(db, await requireAuthor(request, db)),
  }));
}

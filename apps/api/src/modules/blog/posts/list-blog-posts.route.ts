import { listBlogPosts as listBlogPostsCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { listPosts } from './list-posts';

export function listBlogPostsRoute(app: FastifyInstance, { db }: BlogContext): void {
  registerCall(app, listBlogPostsCall, async ({ query }) => {
    const { posts, total } = await listPosts(db, query);
    return { retcode: 0, message: 'ok', data: posts, total };
  });
}

import { listBlogTags as listBlogTagsCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { listTags } from './list-tags';

export function listBlogTagsRoute(app: FastifyInstance, { db }: BlogContext): void {
  registerCall(app, listBlogTagsCall, async () => ({ retcode: 0, message: 'ok', data: await listTags(db) }));
}

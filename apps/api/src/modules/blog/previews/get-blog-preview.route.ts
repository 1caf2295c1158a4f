import { getBlogPreview as getBlogPreviewCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/http/errors/refusal';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { readingAnswers } from '../http/blog-answers';
import { getPreview } from './get-preview';

export function getBlogPreviewRoute(app: FastifyInstance, context: BlogContext): void {
  registerCall(
    app,
    getBlogPreviewCall,
    async ({ params, reply }) => {
      void reply.header('x-robots-tag', 'noindex');
      return { retcode: 0, message: 'ok', data: await getPreview(context, params.key) };
    },
    { ...readingAnswers, onInvalidParams: () => new Refusal(-1, 'Blog not found.') },
  );
}

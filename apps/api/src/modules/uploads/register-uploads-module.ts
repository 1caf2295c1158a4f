import type { FastifyInstance } from 'fastify';
import { getPictureRoute } from './get-picture.route';
import { uploadBlogImageRoute } from './upload-blog-image.route';
import { createUploadsContext } from './uploads-context';
import type { UploadsOptions } from './uploads-context';

/** Registers the calls that receive and send pictures of posts. */
export function registerUploadsModule(app: FastifyInstance, options: UploadsOptions): void {
  const context = createUploadsContext(options);
  uploadBlogImageRoute(app, context);
  getPictureRoute(app, context);
}

import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { Blog } from './blog';
import { createBlogPostRoute } from './drafts/create-blog-post.route';
import { editBlogPostRoute } from './drafts/edit-blog-post.route';
import { getOwnBlogPostRoute } from './own/get-own-blog-post.route';
import { listOwnBlogPostsRoute } from './own/list-own-blog-posts.route';
import { getBlogPostRoute } from './posts/get-blog-post.route';
import { listBlogPostsRoute } from './posts/list-blog-posts.route';
import { getBlogPreviewRoute } from './previews/get-blog-preview.route';
import { shareBlogDraftRoute } from './previews/share-blog-draft.route';
import { removeBlogPostRoute } from './removal/remove-blog-post.route';
import { restoreBlogPostRoute } from './removal/restore-blog-post.route';
import { listBlogTagsRoute } from './tags/list-blog-tags.route';
import { getBlogVersionRoute } from './versions/get-blog-version.route';
import { listBlogVersionsRoute } from './versions/list-blog-versions.route';
import { countBlogViewRoute } from './views/count-blog-view.route';

const routes = [
  ...[listBlogPostsRoute, getBlogPostRoute, listBlogTagsRoute, countBlogViewRoute],
  ...[createBlogPostRoute, editBlogPostRoute, removeBlogPostRoute, restoreBlogPostRoute],
  ...[listOwnBlogPostsRoute, getOwnBlogPostRoute, listBlogVersionsRoute, getBlogVersionRoute],
  ...[shareBlogDraftRoute, getBlogPreviewRoute],
];

/** The calls of the blog (docs/behaviour/blog.md). */
export function registerBlogModule(app: FastifyInstance, blog: Blog): void {
  app.extensions.add(extensions.blog);
  for (const route of routes) route(app, blog.context);
  blog.start();
  app.addHook('onClose', () => blog.stop());
}

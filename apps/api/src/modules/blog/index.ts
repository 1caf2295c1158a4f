export { blogPictures } from './pictures/blog-pictures';
export { Blog } from './blog';
export { leaveBlog } from './leave-blog';
export { findBlogData } from './personal-data';
export { pruneBlog } from './removal/prune-blog';
export { registerBlogModule } from './register-blog-module';
export type { RenderPost } from './drafts/render-post';
export { richTextRenderer } from './drafts/rich-text-renderer';
export { blogSeed } from './seed/blog-seed';

export { BlogDraftSchema, emptyBlogDraft } from './blog-draft';
export { BlogPostSchema, imageSizes } from './blog-post';
export { OwnerSchema } from './owner';
export { UploadedImageSchema } from './uploaded-image';
export { createBlogPost } from './create-blog-post';
export { editBlogPost } from './edit-blog-post';
export { removeBlogPost } from './remove-blog-post';
export { getBlogPost } from './get-blog-post';
export { listBlogPosts } from './list-blog-posts';
export { uploadBlogImage } from './upload-blog-image';

export type { BlogDraft } from './blog-draft';
export type { BlogPost } from './blog-post';
export type { Owner } from './owner';
export type { UploadedImage } from './uploaded-image';

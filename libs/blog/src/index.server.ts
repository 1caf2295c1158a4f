export {
  action as createAction,
  headers as createHeaders,
  loader as createLoader,
} from './routes/create/create.route.server';
export { action as editAction, headers as editHeaders, loader as editLoader } from './routes/edit/edit.route.server';
export { action as ownAction, headers as ownHeaders, loader as ownLoader } from './routes/own/own.route.server';
export { loader as embedsLoader } from './routes/embeds/embeds.route.server';
export { loader as avatarLoader } from './routes/picture/avatar.route.server';
export { loader as pictureLoader } from './routes/picture/picture.route.server';
export {
  action as previewMarkdownAction,
  loader as previewMarkdownLoader,
} from './routes/preview-markdown/preview-markdown.route.server';
export { action as uploadAction, loader as uploadLoader } from './routes/upload/upload.route.server';
export {
  action as versionsAction,
  headers as versionsHeaders,
  loader as versionsLoader,
} from './routes/versions/versions.route.server';
export { headers as blogHeaders, loader as blogLoader } from './routes/blog/blog.route.server';
export { headers as tagHeaders, loader as tagLoader } from './routes/tag/tag.route.server';
export { headers as postHeaders, loader as postLoader } from './routes/post/post.route.server';
export { loader as redirectLoader } from './routes/redirect/redirect.route.server';
export {
  action as removeAction,
  headers as removeHeaders,
  loader as removeLoader,
} from './routes/remove/remove.route.server';
export { headers as previewHeaders, loader as previewLoader } from './routes/preview/preview.route.server';
export { action as viewAction, loader as viewLoader } from './routes/view/view.route.server';
export { atomLoader, rssLoader } from './routes/feed/feed.route.server';
export { loader as ogImageLoader } from './routes/og-image/og-image.route.server';
export { loader as blogSitemapLoader } from './routes/sitemap/sitemap.route.server';

export {
  action as createAction,
  headers as createHeaders,
  loader as createLoader,
} from './routes/create/create.route.server';
export { action as editAction, headers as editHeaders, loader as editLoader } from './routes/edit/edit.route.server';
export { action as ownAction, headers as ownHeaders, loader as ownLoader } from './routes/own/own.route.server';
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

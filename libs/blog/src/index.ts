export { CreatePage } from './routes/create/create.page';
export { createMeta } from './routes/create/create.meta';
export { EditPage } from './routes/edit/edit.page';
export { editMeta } from './routes/edit/edit.meta';
export { OwnPage } from './routes/own/own.page';
export { ownMeta } from './routes/own/own.meta';
export { VersionsPage } from './routes/versions/versions.page';
export { versionsMeta } from './routes/versions/versions.meta';

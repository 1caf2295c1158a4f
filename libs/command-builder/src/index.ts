export { CommandListPage } from './routes/list/list.page';
export { commandListHandle } from './routes/list/list-frame';
export { commandListMeta } from './routes/list/list.meta';
export { PickPage } from './routes/pick/pick.page';
export { pickMeta } from './routes/pick/pick.meta';

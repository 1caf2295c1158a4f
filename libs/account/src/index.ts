export { AccountPage } from './routes/account/account.page';
export { meta as accountMeta } from './routes/account/account.meta';

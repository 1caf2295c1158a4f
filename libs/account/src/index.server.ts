export { headers as accountHeaders, loader as accountLoader } from './routes/account/account.route.server';
export { action as logoutAction, loader as logoutLoader } from './routes/logout/logout.route.server';

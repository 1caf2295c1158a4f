export { AccountPage } from './routes/account/account.page';
export { meta as accountMeta } from './routes/account/account.meta';
export { LoginPage, loginShouldRevalidate } from './routes/login/login.page';
export { loginClientAction } from './routes/login/login.client-action';
export { loginMeta } from './routes/login/login.meta';
export { SecurityPage } from './routes/security/security.page';
export { meta as securityMeta } from './routes/security/security.meta';

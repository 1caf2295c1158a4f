export { LoginPage, loginShouldRevalidate } from './routes/login/login.page';
export { loginMeta } from './routes/login/login.meta';

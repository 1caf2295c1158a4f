export { loginAction as action, loginHeaders as headers, loginLoader as loader } from '@starhaven/account/server';
export {
  loginClientAction as clientAction,
  loginMeta as meta,
  LoginPage as default,
  loginShouldRevalidate as shouldRevalidate,
} from '@starhaven/account';

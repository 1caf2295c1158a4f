export { loginAction as action, loginHeaders as headers, loginLoader as loader } from '@starhaven/account/server';
export { LoginPage as default, loginMeta as meta, loginShouldRevalidate as shouldRevalidate } from '@starhaven/account';

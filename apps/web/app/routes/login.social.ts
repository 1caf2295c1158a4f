export { loginSocialLoader as loader } from '@starhaven/account/server';

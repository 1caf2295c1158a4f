export { oauthLoader as loader } from '@starhaven/account/server';

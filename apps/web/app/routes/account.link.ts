export { socialLinkLoader as loader } from '@starhaven/account/server';

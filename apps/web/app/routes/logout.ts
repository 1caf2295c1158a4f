export { logoutAction as action, logoutLoader as loader } from '@starhaven/account/server';

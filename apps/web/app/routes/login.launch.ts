export { loginLaunchLoader as loader } from '@starhaven/account/server';

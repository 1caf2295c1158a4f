export { areaHeaders as headers, areaLoader as loader } from '@starhaven/account/server';
export { AccountArea as default } from '@starhaven/account';

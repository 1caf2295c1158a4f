export { accountAction as action, accountHeaders as headers, accountLoader as loader } from '@starhaven/account/server';
export { accountMeta as meta, AccountPage as default } from '@starhaven/account';

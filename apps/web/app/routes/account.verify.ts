export { verifyAction as action, verifyHeaders as headers, verifyLoader as loader } from '@starhaven/account/server';
export { VerifyPage as default, verifyMeta as meta } from '@starhaven/account';

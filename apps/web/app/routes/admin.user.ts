export { userAction as action, userHeaders as headers, userLoader as loader } from '@starhaven/admin/server';
export { UserPage as default, userMeta as meta } from '@starhaven/admin';

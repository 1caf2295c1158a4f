export { serverAction as action, serverHeaders as headers, serverLoader as loader } from '@starhaven/admin/server';
export { ServerPage as default, serverMeta as meta } from '@starhaven/admin';

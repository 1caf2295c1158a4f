export {
  databaseAction as action,
  databaseHeaders as headers,
  databaseLoader as loader,
} from '@starhaven/admin/server';
export { DatabasePage as default, databaseMeta as meta } from '@starhaven/admin';

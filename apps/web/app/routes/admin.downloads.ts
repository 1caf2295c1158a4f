export {
  downloadsAction as action,
  downloadsHeaders as headers,
  downloadsLoader as loader,
} from '@starhaven/admin/server';
export { DownloadsPage as default, downloadsMeta as meta } from '@starhaven/admin';

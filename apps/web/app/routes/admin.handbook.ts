export {
  adminHandbookAction as action,
  adminHandbookHeaders as headers,
  adminHandbookLoader as loader,
} from '@starhaven/admin/server';
export { AdminHandbookPage as default, adminHandbookMeta as meta } from '@starhaven/admin';

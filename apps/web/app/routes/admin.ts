export {
  overviewAction as action,
  overviewHeaders as headers,
  overviewLoader as loader,
} from '@starhaven/admin/server';
export { OverviewPage as default, overviewMeta as meta } from '@starhaven/admin';

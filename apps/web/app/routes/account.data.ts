export {
  accountDataAction as action,
  accountDataHeaders as headers,
  accountDataLoader as loader,
} from '@starhaven/account/server';
export { AccountDataPage as default, accountDataMeta as meta } from '@starhaven/account';

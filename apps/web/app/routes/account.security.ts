export {
  securityAction as action,
  securityHeaders as headers,
  securityLoader as loader,
} from '@starhaven/account/server';
export { SecurityPage as default, securityMeta as meta } from '@starhaven/account';

export {
  donationsAction as action,
  donationsHeaders as headers,
  donationsLoader as loader,
} from '@starhaven/admin/server';
export { DonationsPage as default, donationsMeta as meta } from '@starhaven/admin';

import { adminMeta } from '../../lib/admin-meta';

export const donationsMeta = adminMeta('Donations', '/admin/donations');

export { sponsorAction as action, sponsorHeaders as headers, sponsorLoader as loader } from '@starhaven/site/server';
export { SponsorPage as default, sponsorMeta as meta } from '@starhaven/site';

export { sharedPageHeaders as headers } from '@starhaven/ui-kit';
export { communityLoader as loader } from '@starhaven/site/server';
export { CommunityPage as default, communityMeta as meta } from '@starhaven/site';

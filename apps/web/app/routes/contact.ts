export { sharedPageHeaders as headers } from '@starhaven/ui-kit';
export { communityLoader as loader } from '@starhaven/site/server';
export { ContactPage as default, contactMeta as meta } from '@starhaven/site';

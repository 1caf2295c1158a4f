export { sharedPageHeaders as headers } from '@starhaven/ui-kit';
export { GuidePage as default, guideMeta as meta } from '@starhaven/site';

export { sharedPageHeaders as headers } from '@starhaven/ui-kit';
export { FaqPage as default, faqMeta as meta } from '@starhaven/site';

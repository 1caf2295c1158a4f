export { legalHeaders as headers, legalLoader as loader } from '@starhaven/site/server';
export { PrivacyPage as default, privacyMeta as meta } from '@starhaven/site';

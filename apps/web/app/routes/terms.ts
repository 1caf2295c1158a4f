export { legalHeaders as headers, legalLoader as loader } from '@starhaven/site/server';
export { TermsPage as default, termsMeta as meta } from '@starhaven/site';

export { homeHeaders as headers, homeLoader as loader } from '@starhaven/site/server';
export { HomePage as default, homeMeta as meta } from '@starhaven/site';

export { linkHeaders as headers, linkLoader as loader } from '@starhaven/site/server';
export { LinkPage as default, linkMeta as meta } from '@starhaven/site';

export { guideHeaders as headers, guideLoader as loader } from '@starhaven/site/server';
export { GuidePage as default, guideMeta as meta } from '@starhaven/site';

export { createAction as action, createHeaders as headers, createLoader as loader } from '@starhaven/blog/server';
export { CreatePage as default, createMeta as meta } from '@starhaven/blog';

export { removeAction as action, removeHeaders as headers, removeLoader as loader } from '@starhaven/blog/server';
export { RemovePage as default, removeMeta as meta } from '@starhaven/blog';

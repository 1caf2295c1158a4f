export { ownAction as action, ownHeaders as headers, ownLoader as loader } from '@starhaven/blog/server';
export { OwnPage as default, ownMeta as meta } from '@starhaven/blog';

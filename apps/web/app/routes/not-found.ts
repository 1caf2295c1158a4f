export { notFoundLoader as loader } from '@starhaven/site/server';
export { NotFoundPage as default, notFoundMeta as meta } from '@starhaven/site';

export { readHeaders as headers, readLoader as loader } from '@starhaven/command-builder/server';
export { ReadPage as default, readMeta as meta } from '@starhaven/command-builder';

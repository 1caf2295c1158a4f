export {
  importAction as action,
  importHeaders as headers,
  importLoader as loader,
} from '@starhaven/command-builder/server';
export { ImportPage as default, importMeta as meta } from '@starhaven/command-builder';

export { commandListHeaders as headers, commandListLoader as loader } from '@starhaven/command-builder/server';
export {
  commandListHandle as handle,
  commandListMeta as meta,
  CommandListPage as default,
} from '@starhaven/command-builder';

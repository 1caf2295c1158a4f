export { editAction as action, editHeaders as headers, editLoader as loader } from '@starhaven/blog/server';
export { EditPage as default, editMeta as meta, postHandle as handle } from '@starhaven/blog';

export { editAction as action, editHeaders as headers, editLoader as loader } from '@starhaven/ask/server';
export { EditPage as default, editMeta as meta } from '@starhaven/ask';

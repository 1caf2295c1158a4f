export { editAction as action, editHeaders as headers, editLoader as loader } from '@starhaven/account/server';
export { EditPage as default, editMeta as meta, editShouldRevalidate as shouldRevalidate } from '@starhaven/account';

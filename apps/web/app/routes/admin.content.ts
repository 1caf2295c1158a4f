export { contentAction as action, contentHeaders as headers, contentLoader as loader } from '@starhaven/admin/server';
export { ContentPage as default, contentMeta as meta } from '@starhaven/admin';

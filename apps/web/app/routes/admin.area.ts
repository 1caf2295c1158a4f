export { areaHeaders as headers, areaLoader as loader } from '@starhaven/admin/server';
export { AdminArea as default } from '@starhaven/admin';

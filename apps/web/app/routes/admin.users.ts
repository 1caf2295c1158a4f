export { usersHeaders as headers, usersLoader as loader } from '@starhaven/admin/server';
export { UsersPage as default, usersMeta as meta } from '@starhaven/admin';

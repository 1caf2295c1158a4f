export { downloadAction as action, downloadLoader as loader } from '@starhaven/admin/server';

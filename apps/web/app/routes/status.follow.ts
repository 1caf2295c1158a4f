export { followAction as action, followLoader as loader } from '@starhaven/status/server';

export { versionsJsonLoader as loader } from '@starhaven/handbook/server';

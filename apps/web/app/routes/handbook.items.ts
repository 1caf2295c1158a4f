export { itemsJsonLoader as loader } from '@starhaven/handbook/server';

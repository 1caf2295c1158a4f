export { manifestLoader as loader } from '@starhaven/site/server';

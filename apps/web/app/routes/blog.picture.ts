export { pictureLoader as loader } from '@starhaven/blog/server';

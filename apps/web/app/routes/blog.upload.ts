export { uploadAction as action, uploadLoader as loader } from '@starhaven/blog/server';

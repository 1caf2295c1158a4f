export { adFrameLoader as loader } from '@starhaven/site/server';

export { robotsLoader as loader } from '@starhaven/site/server';

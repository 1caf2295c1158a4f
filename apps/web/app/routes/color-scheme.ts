export { colorSchemeAction as action, colorSchemeLoader as loader } from '@starhaven/site/server';

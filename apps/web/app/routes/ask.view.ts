export { viewAction as action, viewLoader as loader } from '@starhaven/ask/server';

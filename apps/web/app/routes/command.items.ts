export { commandItemsLoader as loader } from '@starhaven/command-builder/server';

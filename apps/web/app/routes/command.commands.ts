export { commandsJsonLoader as loader } from '@starhaven/command-builder/server';

export { suggestJsonLoader as loader } from '@starhaven/command-builder/server';

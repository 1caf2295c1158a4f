export { previewMarkdownAction as action, previewMarkdownLoader as loader } from '@starhaven/ask/server';

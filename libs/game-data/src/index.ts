export { openInChild } from './child/open-in-child';
export { readInChild } from './child/read-in-child';
export { UnreadableDataError } from './data-format';
export { languageBeside, namesBeside } from './facts/names-beside';
export { formats, shippedFormats } from './formats';
export { ownDescs } from './text/own-descs';
export type { ImportedItem, ImportedRow, ItemFields } from './imported-item';

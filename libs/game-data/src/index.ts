export { openInChild } from './child/open-in-child';
export { readInChild } from './child/read-in-child';
export { UnreadableDataError } from './data-format';
export { languageBeside, namesBeside } from './facts/names-beside';
export { formats, shippedFormats } from './formats';
export { ownDescs } from './text/own-descs';
export type { OpenedInChild, ReadEvent } from './child/messages';
export type { DataFormat, DataPart } from './data-format';
export type { ImportedItem, ImportedRow, ItemFields, SkippedRow } from './imported-item';

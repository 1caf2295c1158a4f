export { UnreadableDataError } from './data-format';
export type { DataFormat, DataPart } from './data-format';
export type { ImportedItem, ImportedRow, ItemFields, SkippedRow } from './imported-item';

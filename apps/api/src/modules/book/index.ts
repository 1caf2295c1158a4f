export { Book } from './book';
export type { BookOptions } from './book';
export { iconUrlOf } from './icon-url';
export { importData, interrupted } from './import/import-data';
export type { ImportOrder, Reader } from './import/import-data';
export { tellReport } from './import/tell-report';
export { operatorImportPath } from './operator';
export type { ImportProgress } from './operator';
export { registerBookModule } from './register-book-module';

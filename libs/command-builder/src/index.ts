export { ReadPage } from './routes/read/read.page';
export { readMeta } from './routes/read/read.meta';

export { HandbookPage } from './routes/search/search.page';
export { handbookMeta } from './routes/search/search.meta';

export { headers as handbookHeaders, loader as handbookLoader } from './routes/search/search.route.server';
export { loader as itemsJsonLoader } from './routes/items-json/items-json.route.server';

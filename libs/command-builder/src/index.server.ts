export { headers as commandListHeaders, loader as commandListLoader } from './routes/list/list.route.server';
export { loader as commandItemsLoader } from './routes/items-json/items-json.route.server';
export { headers as pickHeaders, loader as pickLoader } from './routes/pick/pick.route.server';

export { headers as commandListHeaders, loader as commandListLoader } from './routes/list/list.route.server';

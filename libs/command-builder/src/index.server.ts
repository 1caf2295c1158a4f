export { headers as readHeaders, loader as readLoader } from './routes/read/read.route.server';

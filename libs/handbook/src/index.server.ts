export { headers as handbookHeaders, loader as handbookLoader } from './routes/search/search.route.server';
export { loader as itemsJsonLoader } from './routes/items-json/items-json.route.server';
export { loader as versionsJsonLoader } from './routes/versions-json/versions-json.route.server';
export { headers as itemHeaders, loader as itemLoader } from './routes/item/item.route.server';
export { headers as changesHeaders, loader as changesLoader } from './routes/changes/changes.route.server';
export { headers as changeHeaders, loader as changeLoader } from './routes/change/change.route.server';

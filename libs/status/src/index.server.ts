export { loader as statusBadgeLoader } from './routes/badge/badge.route.server';
export { loader as statusFeedLoader } from './routes/feed/feed.route.server';
export { action as followAction, loader as followLoader } from './routes/follow/follow.route.server';
export { loader as followsJsonLoader } from './routes/follows-json/follows-json.route.server';
export { headers as incidentsHeaders, loader as incidentsLoader } from './routes/incidents/incidents.route.server';
export { headers as statusHeaders, loader as statusLoader } from './routes/status/status.route.server';
export { loader as statusJsonLoader } from './routes/status-json/status-json.route.server';

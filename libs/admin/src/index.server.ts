export { headers as areaHeaders, loader as areaLoader } from './routes/area/area.route.server';
export {
  action as overviewAction,
  headers as overviewHeaders,
  loader as overviewLoader,
} from './routes/overview/overview.route.server';
export {
  action as serverAction,
  headers as serverHeaders,
  loader as serverLoader,
} from './routes/server/server.route.server';
export { headers as usersHeaders, loader as usersLoader } from './routes/users/users.route.server';
export { action as userAction, headers as userHeaders, loader as userLoader } from './routes/user/user.route.server';
export {
  action as databaseAction,
  headers as databaseHeaders,
  loader as databaseLoader,
} from './routes/database/database.route.server';
export {
  action as settingsAction,
  headers as settingsHeaders,
  loader as settingsLoader,
} from './routes/settings/settings.route.server';
export { headers as auditHeaders, loader as auditLoader } from './routes/audit/audit.route.server';

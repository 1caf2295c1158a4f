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
  action as incidentsAction,
  headers as incidentsHeaders,
  loader as incidentsLoader,
} from './routes/incidents/incidents.route.server';
export {
  action as contentAction,
  headers as contentHeaders,
  loader as contentLoader,
} from './routes/content/content.route.server';
export {
  action as downloadsAction,
  headers as downloadsHeaders,
  loader as downloadsLoader,
} from './routes/downloads/downloads.route.server';
export {
  action as adminHandbookAction,
  headers as adminHandbookHeaders,
  loader as adminHandbookLoader,
} from './routes/handbook/handbook.route.server';
export {
  action as donationsAction,
  headers as donationsHeaders,
  loader as donationsLoader,
} from './routes/donations/donations.route.server';
export { action as downloadAction, loader as downloadLoader } from './routes/download/download.route.server';
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

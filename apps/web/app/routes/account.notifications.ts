export {
  notificationsAction as action,
  notificationsHeaders as headers,
  notificationsLoader as loader,
} from '@starhaven/account/server';
export { NotificationsPage as default, notificationsMeta as meta } from '@starhaven/account';

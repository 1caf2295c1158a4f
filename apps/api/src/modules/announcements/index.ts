export { Announcer } from './announcer';
export type { AnnouncementsContext } from './announcements-context';
export { listAnnouncements } from './list-announcements';
export { sendTest } from './send-test';

export { createBackupWorks } from './backups/backup-works';
export { JobRunner } from './jobs/job-runner';
export { AdminFeed } from './live/admin-feed';
export { HostSampler } from './overview/host-sampler';
export { registerAdminModule } from './register-admin-module';
export type { AdminContext, BackupDoor } from './admin-context';

export { resetAdminAsOperator } from './users/reset-admin-as-operator';
export { tellFailedBackup } from './backups/tell-failed-backup';
export { createBackupWorks } from './backups/backup-works';
export { createPowerWorks } from './fleet/power-works';
export { JobRunner } from './jobs/job-runner';
export { AdminFeed } from './live/admin-feed';
export { HostSampler } from './overview/host-sampler';
export { registerAdminModule } from './register-admin-module';
export type { AdminContext, BackupDoor } from './admin-context';

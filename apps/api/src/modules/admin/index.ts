export { resetAdminAsOperator } from './users/reset-admin-as-operator';
export { mailFailedBackup } from './backups/mail-failed-backup';
export { createBackupJobs } from './backups/backup-jobs';
export { createPowerJobs } from './fleet/power-jobs';
export { JobRunner } from './jobs/job-runner';
export { AdminFeed } from './live/admin-feed';
export { HostSampler } from './overview/host-sampler';
export { registerAdminModule } from './register-admin-module';
export type { AdminContext, BackupAccess } from './admin-context';

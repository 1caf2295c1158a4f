export { AdminFeed } from './live/admin-feed';
export { HostSampler } from './overview/host-sampler';
export { registerAdminModule } from './register-admin-module';
export type { AdminContext } from './admin-context';

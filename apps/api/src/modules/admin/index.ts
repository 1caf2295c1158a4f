export { HostSampler } from './overview/host-sampler';
export { registerAdminModule } from './register-admin-module';
export type { AdminContext } from './admin-context';

export { admissionLimits } from './http/admission';
export type { AdmissionLimits } from './http/admission';
export { Live } from './live';
export type { LiveFleet } from './live-fleet';
export type { LiveOptions } from './live';
export { RedisLink } from './nodes/redis-link';
export { registerLiveModule } from './register-live-module';

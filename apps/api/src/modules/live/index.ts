export { admissionLimits } from './admission/admission';
export type { AdmissionLimits } from './admission/admission';
export { Live } from './live';
export type { LiveFleet } from './live-fleet';
export type { LiveOptions } from './live';
export { RedisLink } from './nodes/redis-link';
export { registerLiveModule } from './routes';

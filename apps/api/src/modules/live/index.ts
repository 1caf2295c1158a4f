export { admissionLimits } from './http/admission';
export type { AdmissionLimits } from './http/admission';
export { onEvent } from './events/event-rule';
export { Live } from './live';
export type { LiveSocket } from './live-socket';
export type { LiveFleet } from './live-fleet';
export type { LiveOptions } from './live';
export { RedisLink } from './nodes/redis-link';
export { registerLiveModule } from './register-live-module';

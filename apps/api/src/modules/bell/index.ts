export { Bell } from './bell';
export type { BellContext } from './bell-context';
export { forget } from './entries/forget';
export { pruneBell } from './entries/prune-bell';
export { tellReward } from './entries/tell-reward';
export { tell } from './entries/tell';
export type { News } from './entries/tell';
export { findBellData } from './personal-data';
export { registerBellModule } from './register-bell-module';

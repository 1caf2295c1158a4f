export { leaveAsk } from './leave-ask';
export { findAskData } from './personal-data';
export { registerAskModule } from './register-ask-module';

export { Follows } from './follows';
export { findFollowsData } from './personal-data';
export { registerFollowsModule } from './register-follows-module';

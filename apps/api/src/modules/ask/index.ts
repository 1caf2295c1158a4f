export { askPictures } from './pictures/ask-pictures';
export type { ReviewMode } from './ask-context';
export { pruneAsk } from './prune-ask';
export { askSeed } from './seed/ask-seed';
export { leaveAsk } from './leave-ask';
export { findAskData } from './personal-data';
export { listNewTextReports } from './reports/list-new-reports';
export { registerAskModule } from './register-ask-module';

export { AnswerCache } from './http/answer-cache';
export { ContentVersions } from './content-versions';
export { registerContentModule } from './register-content-module';
export type { ContentModuleOptions } from './register-content-module';

export { AnswerCache } from './answer-cache';
export { ContentVersions } from './content-versions';
export { registerContentModule } from './routes';
export type { ContentModuleOptions } from './routes';

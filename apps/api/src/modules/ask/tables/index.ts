// The migration adds the foreign keys to accounts: these files may not import the tables of other modules.
export { askQuestion, askAnswer } from './texts';
export { askQuestionVote, askAnswerVote } from './votes';
export { askRemoval } from './removals';
export { askQuestionVersion, askAnswerVersion } from './versions';
export { askQuestionReport, askAnswerReport } from './reports';
export { askDraft } from './drafts';
export { askViewer } from './viewers';

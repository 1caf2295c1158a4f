export { QuestionAnswerSchema, QuestionSchema, questionSorts } from './question';
export { AnswerDraftSchema, QuestionDraftSchema } from './asking-call';
export { askLimits } from './text-limits';
export { listQuestions } from './list-questions';
export { getQuestion } from './get-question';
export { askQuestion } from './ask-question';
export { editQuestion } from './edit-question';
export { removeQuestion } from './remove-question';
export { answerQuestion } from './answer-question';
export { editAnswer } from './edit-answer';
export { removeAnswer } from './remove-answer';
export { voteOnText } from './vote-on-text';
export { acceptAnswer } from './accept-answer';
export { resolveQuestion } from './resolve-question';
export { closeQuestion } from './close-question';

export type { AnswerDraft, QuestionDraft } from './asking-call';
export type { Question, QuestionAnswer, QuestionSort } from './question';

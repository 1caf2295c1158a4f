export { QuestionAnswerSchema, QuestionSchema, questionSorts } from './question';
export { listQuestions } from './list-questions';

export type { Question, QuestionAnswer, QuestionSort } from './question';

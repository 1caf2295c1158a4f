export { ownQuestionHeaders as headers, ownQuestionLoader as loader } from '@starhaven/ask/server';
export { QuestionPage as default, questionMeta as meta } from '@starhaven/ask';

export { answerAction as action, answerHeaders as headers, answerLoader as loader } from '@starhaven/ask/server';
export { AnswerPage as default, answerMeta as meta } from '@starhaven/ask';

export { questionHeaders as headers, questionLoader as loader } from '@starhaven/ask/server';
export { QuestionPage as default, questionMeta as meta } from '@starhaven/ask';

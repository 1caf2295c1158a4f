import { askLimits } from '@starhaven/contracts/ask';

export const tagPath = (tag: string): string => `/ask?tag=${encodeURIComponent(tag.replace(/\p{Cs}/gu, '\ufffd'))}`;

/** The format of question and answer ids on our host and on others. */
export const isTextId = (id: string): boolean => /^[\w.-]{1,64}$/.test(id) && !/^\.{1,2}$/.test(id);

export const { titleMax } = askLimits;

import { askLimits } from '@starhaven/contracts/ask';

export const tagPath = (tag: string): string => `/ask?tag=${encodeURIComponent(tag.replace(/\p{Cs}/gu, '\ufffd'))}`;

export const { titleMax, bodyMin } = askLimits;

export const textLength = (text: string): number => [...text.trim()].length;

/** What the page of a question and the answer's own page say about a short text. */
export const bodyTooShort = `Please write at least ${bodyMin} characters.`;

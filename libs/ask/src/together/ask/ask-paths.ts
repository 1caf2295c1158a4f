import { askLimits } from '@starhaven/contracts/ask';

export const tagPath = (tag: string): string => `/ask?tag=${encodeURIComponent(tag.replace(/\p{Cs}/gu, '\ufffd'))}`;

export const { titleMax } = askLimits;

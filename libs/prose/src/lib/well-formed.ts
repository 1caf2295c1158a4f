/** Half of a pair of UTF-16, which no address and no XML can hold, becomes the sign for an unreadable letter. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

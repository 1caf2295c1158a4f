/** Replaces an unpaired UTF-16 surrogate, which no address and no XML can contain, with the replacement character. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** What the forms of questions and answers hold, as texts: the same in the page and in a request. */
export interface TextValues {
  title: string;
  /** Markdown. */
  body: string;
  /** Joined by commas. */
  tags: string;
  engineVersion: string;
  /** Where the trouble was; only in the form of a new question. */
  server: string;
  version: string;
  error: string;
  /** The version of the text that was opened; 0 = none. */
  seen: number;
  /** Repeats of one attempt have the same one. */
  nonce: string;
}

export const emptyValues: TextValues = {
  ...{ title: '', body: '', tags: '', engineVersion: '' },
  ...{ server: '', version: '', error: '', seen: 0, nonce: '' },
};

/** The fields of a sent form; a field that is missing is empty. */
export function readValues(fields: FormData): TextValues {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    ...{ title: text('title'), body: text('body'), tags: text('tags'), engineVersion: text('engineVersion') },
    ...{ server: text('server'), version: text('version'), error: text('error'), nonce: text('nonce') },
    seen: /^\d{1,9}$/.test(text('seen')) ? Number(text('seen')) : 0,
  };
}

/** The fields of a question or answer form as texts, both in the page and in a request. */
export interface TextValues {
  title: string;
  /** Markdown. */
  body: string;
  /** Separated by commas. */
  tags: string;
  engineVersion: string;
  /** Where the problem occurred; only in the form of a new question. */
  server: string;
  version: string;
  error: string;
  /** The version of the text when it was opened; 0 = none. */
  seen: number;
  /** Repeated attempts send the same nonce. */
  nonce: string;
}

export const emptyValues: TextValues = {
  ...{ title: '', body: '', tags: '', engineVersion: '' },
  ...{ server: '', version: '', error: '', seen: 0, nonce: '' },
};

/** The fields of a sent form; a missing field is empty. */
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

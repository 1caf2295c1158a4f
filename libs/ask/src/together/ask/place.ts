/** Where the problem occurred. The address of the form may contain it (docs/behaviour/ask.md#where-the-problem-was). */
export interface Place {
  server: string;
  version: string;
  error: string;
}

/** Names of the fields, in the address and in the form. */
export const placeNames = ['server', 'version', 'error'] as const;

export const placeLabels: Readonly<Record<keyof Place, string>> = {
  server: 'Server',
  version: 'Client version',
  error: 'Last error of the bot',
};

const maxLengths: Readonly<Record<keyof Place, number>> = { server: 100, version: 60, error: 1_000 };

// eslint-disable-next-line no-control-regex -- they have no meaning in a text
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\p{Cs}]/gu;

const read = (text: string | null, name: keyof Place) =>
  [...(text ?? '').replace(/\r\n?/g, '\n').replace(controls, '').trim()].slice(0, maxLengths[name]).join('');

export const readPlace = (fields: { get(name: string): unknown }): Place => {
  const text = (name: keyof Place) => {
    const value = fields.get(name);
    return read(typeof value === 'string' ? value : null, name);
  };
  return { server: text('server'), version: text('version'), error: text('error') };
};

export const hasPlace = (place: Place): boolean => placeNames.some((name) => place[name] !== '');

const escape = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#~|!&]/g, '\\$&');

/** The Markdown at the end of a question that says where the problem occurred. The error is code, so its text is not markup. */
export function placeMarkdown({ server, version, error }: Place): string {
  const ticks = Math.max(2, ...[...error.matchAll(/`+/g)].map(([run]) => run.length)) + 1;
  const fence = '`'.repeat(ticks);
  return [
    ...(server === '' ? [] : [`**${placeLabels.server}:** ${escape(server)}`]),
    ...(version === '' ? [] : [`**${placeLabels.version}:** ${escape(version)}`]),
    ...(error === '' ? [] : [`**${placeLabels.error}:**\n\n${fence}\n${error}\n${fence}`]),
  ].join('\n\n');
}

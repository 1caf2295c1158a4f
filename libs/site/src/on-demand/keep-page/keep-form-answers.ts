import { accountHeader } from '@starhaven/session';
import type { TypedForms } from './typed-forms';

/** What Remix understands as an action that returned null, in the turbo-stream format. With a status of 400 or more it loads no data again. */
const nothing = () => new Response('[{"_1":-5},"data"]\n', { status: 503 });

interface KeptAnswers {
  typedForms: Pick<TypedForms, 'noteSent' | 'noteRefused'>;
  /** The account for which the page was made; null: none. */
  account: () => string | null;
  /** Called with the text of a refusal, or without one if no answer arrived. */
  onLost: (text?: string) => void;
}

/**
 * A fetch for which a form always gets an answer of its page: if none arrives, or one that Remix did not write, such as a refusal of the
 * server or of a proxy, `onLost` gets its text, and the form gets no reply and stays as it is. Forms and drafts name the account of their page.
 */
export function keepFormAnswers(send: typeof fetch, { typedForms, account, onLost }: KeptAnswers): typeof fetch {
  return async (input, init) => {
    const isPageForm = input instanceof URL && input.pathname.endsWith('.data');
    if (init?.method !== 'POST' || !(isPageForm || isDraft(input, init.body))) return send(input, init);
    const uid = account();
    const headers = new Headers(init.headers);
    if (uid !== null) headers.set(accountHeader, uid);
    const sent = () => send(input, { ...init, headers });
    if (!isPageForm) return sent();
    typedForms.noteSent();
    try {
      const answer = await sent();
      if (answer.status >= 400) typedForms.noteRefused();
      if (answer.headers.has('X-Remix-Response')) return answer;
      const isText = answer.headers.get('Content-Type')?.startsWith('text/plain');
      onLost(isText ? await answer.text() : undefined);
    } catch (error) {
      typedForms.noteRefused();
      // The visitor went to another page, or pressed the button again.
      if (init.signal?.aborted) throw error;
      onLost();
    }
    return nothing();
  };
}

/** Drafts and previews, which pages send to a path of the site. */
const isDraft = (input: RequestInfo | URL, body: unknown) =>
  typeof input === 'string' && input.startsWith('/') && body instanceof FormData;

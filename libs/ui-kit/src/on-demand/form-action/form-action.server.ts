import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type * as v from 'valibot';
import type { FormMessage, FormReply } from './form-reply';
import { formReply } from './form-reply';
import { parseForm } from './parse-form';
import { readForm } from './read-fields.server';
import type { FormFields, SentFields } from './read-fields.server';

/** The answer of an intent that does not redirect; every field is optional. */
export interface FormAnswer<More> {
  message?: FormMessage | null;
  /** Unix seconds. */
  waitUntilSeconds?: number | null;
  /** Default: the sent fields if the status is an error, otherwise null. */
  result?: SubmissionResult | null;
  /** The page's own fields. */
  more?: Partial<More>;
  /** HTTP status, default 200. */
  status?: number;
  headers?: Headers;
}

/** The form as it was sent. */
export interface SentForm extends SentFields {
  /** The page's script sent the form and stays on the page; without the script the browser follows the answer. */
  isEnhanced: boolean;
  /** The fields for the reply, without secrets and with the errors that the server found. */
  result(errors?: { fields?: Record<string, string[]>; form?: string[] }): SubmissionResult;
}

/** One intent of a page: how its fields are validated and what it does. */
export interface FormIntent<Visit, More> {
  answer(
    visit: Visit,
    sent: SentFields,
    onFailure: (error: unknown, form: SentForm) => FormAnswer<More>,
  ): Promise<FormAnswer<More> | Response>;
}

export interface IntentOptions<More> {
  /** Fields that are never sent back into a page, such as passwords and codes. */
  secrets?: string[];
  /** Fields of the reply that stay set unless the answer overrides them, such as the visitor's current step. */
  keep?: (fields: FormData) => Partial<More>;
}

/**
 * Declares one intent. `schema` may depend on the form, for example on a switch. An invalid form is answered with 422 and its errors;
 * `run` gets the valid fields.
 */
export function formIntent<Visit, More, Schema extends v.GenericSchema>(
  schema: Schema | ((fields: FormData) => Schema),
  run: (visit: Visit, value: v.InferOutput<Schema>, form: SentForm) => Promise<FormAnswer<More> | Response>,
  { secrets = [], keep }: IntentOptions<More> = {},
): FormIntent<Visit, More> {
  return {
    answer: async (visit, { fields, files }, onFailure) => {
      const submission = parseForm(fields, typeof schema === 'function' ? schema(fields) : schema);
      const result: SentForm['result'] = (errors = {}) =>
        submission.reply({ hideFields: secrets, fieldErrors: errors.fields, formErrors: errors.form });
      const form: SentForm = { fields, files, isEnhanced: fields.has('enhanced'), result };
      const answer: FormAnswer<More> | Response = await (submission.status === 'success'
        ? run(visit, submission.value, form).catch((error: unknown) => {
            // Redirects and refusals are thrown as responses.
            if (error instanceof Response) throw error;
            return onFailure(error, form);
          })
        : { status: 422 });
      if (answer instanceof Response) return answer;
      // After a success the fields are empty.
      const isRefused = (answer.status ?? 200) >= 400;
      return { result: isRefused ? result() : null, ...answer, more: { ...keep?.(fields), ...answer.more } };
    },
  };
}

export interface FormActionOptions<Visit, Intent extends string, More> {
  /** Keyed by the value of the field `intent`. */
  intents: Record<Intent, FormIntent<Visit, More>>;
  /** The page's own fields of a reply, with their default values. */
  more: More;
  /** For a page with long texts or files; default: up to 50 short texts. */
  fields?: FormFields;
  /** Replaces the reader, for fields that are read in another way. It must limit untrusted input just as strictly. */
  read?: (request: Request, visit: Visit) => Promise<FormData | null>;
  /** Turns an error that a run throws into an answer, or throws it again. */
  onFailure: (error: unknown, intent: Intent, form: SentForm) => FormAnswer<More>;
}

const incomplete: FormMessage = {
  type: 'error',
  title: 'Error',
  message: 'This form was not complete. Please try again.',
};

/**
 * The action of a page with one or more forms, which the field `intent` distinguishes. Reads the fields, validates them with the intent's
 * schema, runs it and returns one kind of reply, with and without JavaScript. A form without a known intent is answered with 400. Replies
 * are private; a reply with a wait also sends `Retry-After`.
 */
export function formAction<Visit, Intent extends string, More extends object>({
  intents,
  more,
  onFailure,
  fields: description,
  read,
}: FormActionOptions<Visit, Intent, More>) {
  // The keys of the table are its intents; the type of Object.keys does not express that.
  const names = Object.keys(intents) as Intent[];
  const [first] = names;
  if (first === undefined) throw new Error('An action needs at least one intent.');

  return async (request: Request, visit: Visit) => {
    const sent = await readSent(request, visit);
    const intent = names.find((known) => known === sent?.fields.get('intent'));
    if (sent === null || intent === undefined) return send(first, { message: incomplete, status: 400 });
    const answer = await intents[intent].answer(visit, sent, (error, form) => onFailure(error, intent, form));
    return answer instanceof Response ? answer : send(intent, answer);
  };

  async function readSent(request: Request, visit: Visit): Promise<SentFields | null> {
    if (!read) return readForm(request, description);
    const fields = await read(request, visit);
    return fields && { fields, files: [] };
  }

  function send(intent: Intent, { message, waitUntilSeconds, result, more: given, status, headers }: FormAnswer<More>) {
    const reply: FormReply<Intent> & More = formReply(
      intent,
      { ...more, ...given },
      { message, waitUntilSeconds, result },
    );
    const all = new Headers(headers);
    all.set('Cache-Control', 'private, no-store');
    if (reply.waitUntilSeconds !== null) {
      all.set('Retry-After', String(Math.max(1, reply.waitUntilSeconds - reply.nowSeconds)));
    }
    return data(reply, { status: status ?? 200, headers: all });
  }
}

import { useForm } from '@mantine/form';
import type { FormReply } from '@starhaven/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';

interface UnsavedFieldsOptions {
  formId: string;
  /** The texts that the host has stored, by field name. */
  stored: Readonly<Record<string, string>>;
  reply: FormReply | undefined;
}

type Texts = Record<string, string | undefined>;
type AnyField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Undefined if the field is empty: spare entries have no stored text, so an empty text counts as none. */
function textOf(field: AnyField): string | undefined {
  const isOff = field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked;
  return isOff ? undefined : field.value || undefined;
}

/** Hidden fields, the password and the code are not settings. */
const isTracked = (field: unknown): field is AnyField =>
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['hidden', 'password'].includes(field.type) && field.name !== 'code');

const withoutEmpty = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/**
 * The names of the fields whose text differs from the stored one. The fields themselves stay uncontrolled, because the form also works
 * without scripts.
 */
export function useUnsavedFields({ formId, stored, reply }: UnsavedFieldsOptions) {
  const { getValues, getInitialValues, setFieldValue, setInitialValues, reset } = useForm<Texts>({
    mode: 'uncontrolled',
    initialValues: withoutEmpty(stored),
  });
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  /** The texts of a save that has no reply yet. */
  const sent = useRef<Texts | null>(null);
  const compare = useCallback(() => {
    const [typed, initial] = [getValues(), getInitialValues()];
    const names = Object.keys({ ...initial, ...typed }).filter((name) => typed[name] !== initial[name]);
    setUnsaved((before) => (before.join() === names.join() ? before : names));
  }, [getValues, getInitialValues]);
  const note = useCallback(
    (field: AnyField) => setFieldValue(field.name, textOf(field), { forceUpdate: false }),
    [setFieldValue],
  );
  // The loader returns a new object with each visit; the effect below must run only when a text has changed.
  const [known, setKnown] = useState(stored);
  if (JSON.stringify(known) !== JSON.stringify(stored)) setKnown(stored);
  useEffect(() => {
    setInitialValues(withoutEmpty(known));
    // The host may store a sent text in another form, for example without spaces around it. Such a field still counts as saved.
    const saved = reply?.result === null ? sent.current : null;
    if (saved) reset();
    if (reply) sent.current = null;
    // Reads the fields again, because the visitor may have typed before hydration or during the save. A field that still has the text that
    // was saved counts as unchanged.
    const form = document.getElementById(formId);
    for (const field of form instanceof HTMLFormElement ? form.elements : [])
      if (isTracked(field) && !(saved && textOf(field) === saved[field.name])) note(field);
    compare();
  }, [formId, known, reply, setInitialValues, reset, note, compare]);
  return {
    unsaved,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field: unknown = target;
      if (!isTracked(field)) return;
      note(field);
      compare();
    },
    onSubmit: () => {
      sent.current = { ...getValues() };
    },
    discard: () => {
      reset();
      compare();
    },
  };
}

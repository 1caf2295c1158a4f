import { unstable_createFormContext as createFormContext } from '@conform-to/dom';
import type { useForm as useFormInBrowser } from '@conform-to/react';
import { useId, useState } from 'react';

/** Properties of a field that only the browser's hook has. No first render reads them. */
const onlyInBrowser = ['allErrors', 'dirty', 'getFieldset', 'getFieldList'] as const;

type State = ReturnType<ReturnType<typeof createFormContext>['getState']>;

function fieldOf(formId: string, name: string, state: State) {
  const id = name === '' ? formId : `${formId}-${name}`;
  const initialValue = state.initialValue[name];
  const field = {
    ...state.constraint[name],
    ...{ id, name, formId, initialValue },
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    value: state.value[name],
    errors: state.error[name],
    key: state.key[name],
    valid: state.valid[name],
  };
  for (const missing of onlyInBrowser) {
    const get = () => {
      throw new Error(
        `The form "${formId}" asks for "${missing}" in its first render, which useForm lacks on the server.`,
      );
    };
    Object.defineProperty(field, missing, { get });
  }
  return field;
}

/**
 * The form library's hook for the server, where a form is rendered once and never changes. To find out which properties a component shows,
 * the library makes some forty objects for each property that is read. On a page with five forms this was 5 to 9 % of the CPU time.
 */
function useFormOnServer(options: Parameters<typeof useFormInBrowser>[0]) {
  // Called even if the form has a name: the call changes the ids that React makes for the components below.
  const generated = useId();
  const formId = options.id ?? generated;
  const [state] = useState(() => createFormContext({ ...options, formId }).getState());
  const form = Object.assign(fieldOf(formId, '', state), {
    status: state.submissionStatus,
    noValidate: options.defaultNoValidate ?? true,
    onSubmit: () => undefined,
  });
  const known = new Map<string, ReturnType<typeof fieldOf>>();
  const fields = new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined;
        const field = known.get(name) ?? fieldOf(formId, name, state);
        known.set(name, field);
        return field;
      },
    },
  );
  return [form, fields];
}

// The forms are written for the library's own hook. Everything that they read in their first render is the same here (use-form.test.tsx).
export const useForm = useFormOnServer as unknown as typeof useFormInBrowser;

/** @jest-environment node */
import type { SubmissionResult } from '@conform-to/react';
import { getFormProps, getInputProps, getSelectProps, useForm as useFormInBrowser } from '@conform-to/react';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm as useFormOnServer } from './use-form';

const options = {
  id: 'sample',
  defaultValue: { name: 'Lumine', server: '2', code: '' },
  constraint: { name: { required: true, maxLength: 20 }, code: { pattern: '[A-Z]+' } },
};

const replies: Record<string, SubmissionResult | null> = {
  'no reply': null,
  'a refusal': {
    status: 'error',
    initialValue: { name: '<b>', server: '3', code: 'x', terms: 'on' },
    error: { '': ['Try later.'], name: ['Too short.', 'And wrong.'], code: ['Unknown.'] },
  },
  'a success': { status: 'success', initialValue: { name: 'Aether' } },
};

function Sample({
  useForm,
  ...given
}: {
  useForm: typeof useFormInBrowser;
  lastResult: SubmissionResult | null;
  id?: string;
}) {
  const [form, fields] = useForm<{ name: string; server: string; code: string; terms: string }>({
    ...options,
    ...given,
  });
  return (
    <form {...getFormProps(form)} data-status={form.status}>
      <p id={form.errorId}>{form.errors?.join()}</p>
      <input {...getInputProps(fields.name, { type: 'text' })} key={fields.name.key} />
      <p id={fields.name.errorId}>{fields.name.errors?.join()}</p>
      <select {...getSelectProps(fields.server)} key={fields.server.key}>
        <option value="2">2</option>
        <option value="3">3</option>
      </select>
      <input {...getInputProps(fields.code, { type: 'password', value: false })} key={fields.code.key} />
      <input {...getInputProps(fields.terms, { type: 'checkbox' })} key={fields.terms.key} />
      <Below />
      {[fields.name.value, fields.name.initialValue, fields.name.defaultValue, fields.name.valid, form.valid].join()}
    </form>
  );
}

const Below = () => <i id={useId()} />;

test.each(Object.keys(replies))('renders a form as the library does: %s', (name) => {
  const props = { lastResult: replies[name] ?? null };
  expect(renderToString(<Sample {...props} useForm={useFormOnServer} />)).toBe(
    renderToString(<Sample {...props} useForm={useFormInBrowser} />),
  );
});

test('makes the same id for a form without a name', () => {
  const props = { lastResult: null, id: undefined };
  expect(renderToString(<Sample {...props} useForm={useFormOnServer} />)).toBe(
    renderToString(<Sample {...props} useForm={useFormInBrowser} />),
  );
});

test('says so when a form needs what only the browser has', () => {
  function Nested() {
    const [, fields] = useFormOnServer<{ list: { name: string }[] }>({ id: 'nested' });
    return <>{fields.list.getFieldList().length}</>;
  }
  expect(() => renderToString(<Nested />)).toThrow('asks for "getFieldList"');
});

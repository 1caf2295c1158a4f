import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { formReply } from '@starhaven/ui-kit';
import { render, screen } from '@testing-library/react';
import { ManagePage } from './manage.page';

const page = { deed: 'report', answerId: '', title: 'How do I start it?', to: '/ask/5', problem: null };
const message = { type: 'error' as const, title: 'Error', message: 'Too many reports.' };

test('the answer to a refused report has its reason in the field', async () => {
  const reply = formReply('report', {}, { message, result: { status: 'error', initialValue: { reason: 'Rude' } } });
  const Stub = createRemixStub([{ id: 'manage', path: '/', Component: ManagePage }]);
  render(<Stub hydrationData={{ loaderData: { manage: page }, actionData: { manage: reply } }} />);
  expect(await screen.findByLabelText('Why?')).toHaveValue('Rude');
});

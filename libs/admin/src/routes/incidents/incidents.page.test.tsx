import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { formReply } from '@starhaven/ui-kit';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IncidentsPage } from './incidents.page';

const servers = [{ id: '3', name: 'Inn' }];
const incident = {
  ...{ kind: 'incident', title: 'Slow', state: 'investigating', impact: 'degraded', components: [], servers: [] },
  ...{ startsAt: 1, endsAt: 0, updates: [], version: '1' },
};
const fields = { about: '', proof: null };
const faulty = { status: 'error' as const, initialValue: { impact: 'none' }, error: { title: ['Give it a title.'] } };
const accepted = (intent: string) => formReply(intent, fields, { message: { type: 'ok', title: 'Done', message: '' } });
const refused = (intent: string) => formReply(intent, fields, { result: faulty });

/** The page whose forms get these answers, one after another; an accepted form adds an incident, as another tab can. */
async function open(...answers: ReturnType<typeof accepted>[]) {
  let count = 1;
  const loader = () => {
    const incidents = Array.from({ length: count }, (_, index) => ({ ...incident, id: String(index + 1) }));
    return { content: { incidents, servers, mayAct: true }, problem: null };
  };
  const action = () => {
    const answer = answers.shift() ?? null;
    if (answer?.result === null) count += 1;
    return answer;
  };
  const Stub = createRemixStub([{ path: '/', Component: IncidentsPage, loader, action }]);
  render(<Stub />);
  await screen.findByText('Report an incident');
}
const form = (title: string) => within(screen.getByText(title).parentElement as HTMLElement);
const report = () => form('Report an incident');
const plan = () => form('Plan maintenance');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const incidents = (count: number) => waitFor(() => expect(screen.getAllByText(/^Impact: /)).toHaveLength(count));

test('an accepted report is closed and empty, and a half-written plan stays', async () => {
  await open(accepted('open'), accepted('plan'));
  await userEvent.click(screen.getByText('Report an incident'));
  await userEvent.click(screen.getByText('Plan maintenance'));
  await userEvent.type(report().getByLabelText('Title'), 'Slow');
  await userEvent.type(plan().getByLabelText('Title'), 'Move');
  fireEvent.change(plan().getByLabelText(/^Start/), { target: { value: '2090-05-01T20:00' } });
  await userEvent.click(plan().getByLabelText('Inn'));
  await press('Report the incident');
  await incidents(2);
  expect(report().getByLabelText('Title')).toHaveValue('');
  expect(screen.getByText('Report an incident').parentElement).not.toHaveAttribute('open');
  expect(plan().getByLabelText('Title')).toHaveValue('Move');
  expect(plan().getByLabelText(/^Start/)).toHaveValue('2090-05-01T20:00');
  expect(plan().getByLabelText('Inn')).toBeChecked();
  expect(screen.getByText('Plan maintenance').parentElement).toHaveAttribute('open');
  await press('Plan the work');
  await incidents(3);
  expect(plan().getByLabelText('Title')).toHaveValue('');
  expect(plan().getByLabelText(/^Start/)).toHaveValue('');
});

test('a refused report stays as it is when another form is sent', async () => {
  await open(refused('open'), accepted('plan'));
  await userEvent.click(screen.getByText('Report an incident'));
  await userEvent.selectOptions(report().getByLabelText('Impact'), 'none');
  await press('Report the incident');
  await waitFor(() => expect(report().getByLabelText('Title')).toBeInvalid());
  await press('Plan the work');
  await incidents(2);
  expect(report().getByLabelText('Impact')).toHaveValue('none');
  expect(report().getByLabelText('Title')).toBeInvalid();
  expect(screen.getByText('Report an incident').parentElement).toHaveAttribute('open');
});

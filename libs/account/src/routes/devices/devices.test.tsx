import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formReply } from '@starhaven/ui-kit';
import { DevicesPage } from './devices.page';

const phone = { deviceId: 'd1', name: 'My phone', model: 'Pixel 9', deviceFp: '38d7ee0a' };

function show(content: object, reply: object | null = null) {
  const loader = () => ({ content: { linked: [phone], seen: ['d2'], ...content }, problem: null, nowSeconds: 1 });
  const Stub = createRemixStub([{ path: '/account/devices', Component: DevicesPage, loader, action: () => reply }]);
  render(<Stub initialEntries={['/account/devices']} />);
}

test('linked devices can be unlinked, seen ones linked', async () => {
  show({});
  const unlink = await screen.findByRole('button', { name: 'Unlink My phone' });
  expect(unlink.closest('form')).toHaveFormValues({ intent: 'unlink', deviceId: 'd1' });
  const link = screen.getByRole('button', { name: 'Link d2' });
  expect(link.closest('form')).toHaveFormValues({ intent: 'link', deviceId: 'd2' });
});

test('an empty id is refused at its field', async () => {
  show({ linked: [], seen: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Link' }));
  const field = screen.getByLabelText('Device ID');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a valid device ID/));
  expect(screen.getByText('No device is linked.')).toBeVisible();
});

test('a refused id stays in its field', async () => {
  const result = { status: 'error' as const, initialValue: { deviceId: 'typed' }, error: {} };
  show(
    {},
    formReply('link', {}, { result, message: { type: 'error', title: 'Device Action Failed', message: 'No.' } }),
  );
  await userEvent.type(await screen.findByLabelText('Device ID'), 'typed');
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(await screen.findByDisplayValue('typed')).toBeVisible();
});

import { createHmac } from 'node:crypto';
import { changeSettings } from '@starhaven/contracts/admin';
import type { SettingName } from '@starhaven/contracts/admin';
import { receiveDonation } from '@starhaven/contracts/donations';
import { newAddress } from './clients/account-client';
import type { staffClient } from './clients/staff';
import type { TestApp } from './test-app';

export const secrets = {
  kofiToken: 'token-of-ko-fi-for-tests',
  saweriaKey: 'key-of-saweria-for-tests',
  trakteerToken: 'token-of-trakteer-for-tests',
};

let messages = 0;

/** Sends webhooks in the form of each service. Fields that a test leaves out have the values of a 10-dollar donation. */
export function donationClient(api: Pick<TestApp, 'app'>) {
  const send = async (body: { service: string; payload: string; signature: string }) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: receiveDonation.path,
      remoteAddress: newAddress(),
      payload: body,
    });
    return { status: answer.statusCode, ...answer.json<{ retcode: number; message: string }>() };
  };
  return {
    send,
    koFi: (fields: Record<string, unknown> = {}, token = secrets.kofiToken) => {
      messages += 1;
      const data = {
        ...{ verification_token: token, message_id: `message-${messages}`, timestamp: '2026-11-01T10:00:00Z' },
        ...{ type: 'Donation', is_public: true, from_name: 'Jo', message: '', amount: '10.00', currency: 'USD' },
        ...{
          email: 'jo.donor@example.com',
          kofi_transaction_id: `transaction-${messages}`,
          url: 'https://ko-fi.com/x',
        },
        ...fields,
      };
      return send({
        service: 'ko-fi',
        payload: new URLSearchParams({ data: JSON.stringify(data) }).toString(),
        signature: '',
      });
    },
    saweria: (fields: Record<string, unknown> = {}, key = secrets.saweriaKey, sent: Record<string, unknown> = {}) => {
      messages += 1;
      const data = {
        ...{ version: '2022.01', created_at: '2026-11-01T10:00:00+07:00', type: 'donation', amount_raw: 150_000 },
        id: `a4092755-0000-4000-8000-${String(messages).padStart(12, '0')}`,
        ...{ cut: 5_000, donator_name: 'Jo', donator_email: 'jo.donor@example.com', message: '' },
        ...fields,
      };
      const signed = `${data.version}${data.id}${data.amount_raw}${data.donator_name}${data.donator_email}`;
      const signature = createHmac('sha256', key).update(signed).digest('hex');
      return send({ service: 'saweria', payload: JSON.stringify({ ...data, ...sent }), signature });
    },
    trakteer: (fields: Record<string, unknown> = {}, token = secrets.trakteerToken) => {
      messages += 1;
      const data = {
        ...{ created_at: '2026-11-01T10:00:00+07:00', transaction_id: `trakteer-${messages}`, type: 'tip' },
        ...{ supporter_name: 'Jo', supporter_message: '', unit: 'Cendol', quantity: 3, price: 150_000 },
        ...fields,
      };
      return send({ service: 'trakteer', payload: JSON.stringify(data), signature: token });
    },
  };
}

/** Changes settings as an admin; each must have its default until now. */
export async function store(
  staff: ReturnType<typeof staffClient>,
  key: string,
  values: Partial<Record<SettingName, unknown>>,
): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => ({ name, value, version: 0 }));
  const { retcode, message } = await staff.call(changeSettings, key, { changes });
  if (retcode !== 0) throw new Error(message);
}

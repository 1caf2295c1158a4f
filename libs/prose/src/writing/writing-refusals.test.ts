/** @jest-environment node */
import { writingRefusals } from './writing-refusals.server';

const own = writingRefusals({ noSession: { words: 'Log in.', isHostFirst: false }, outdated: 'Newer' });
const hosts = writingRefusals({ noSession: { words: 'Log in.', isHostFirst: true }, outdated: 'Newer' });
// Contains only the parts of a form and of a refusal that the replies use.
const form = { fields: new FormData(), files: new Map(), isEnhanced: false, result: () => null } as never;
const refused = (retcode: number, message: string) => ({ ok: false, retcode, message, data: null }) as never;

test('without a session the form stays, to be sent again', () => {
  expect(own.sessionOver()).toEqual({
    message: { type: 'error', title: 'Authentication Required', message: 'Log in.' },
    status: 401,
    more: { isSessionOver: true },
  });
});

test('an ended session has our words, or those of the host if it sends some', () => {
  const ended = refused(401, 'Gone');
  expect(own.refusal(ended, form, 'Not saved.')).toMatchObject({ status: 401, message: { message: 'Log in.' } });
  expect(hosts.refusal(ended, form, 'Not saved.')).toMatchObject({ status: 401, message: { message: 'Gone' } });
  expect(hosts.refusal(ended, form, 'Not saved.').more).toEqual({ isSessionOver: true });
});

test('any other refusal has the words of the host, or else those of the form', () => {
  expect(own.refusal(refused(-1, ''), form, 'Not saved.')).toMatchObject({
    message: { title: 'Error', message: 'Not saved.' },
    more: { isSessionOver: false },
  });
  expect(own.refusal(refused(-1, 'Too short'), form, 'Not saved.').message?.message).toBe('Too short');
});

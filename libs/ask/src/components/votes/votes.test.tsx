import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoteBox } from './vote-box';
import { VotesProvider } from './votes';

const owner = { uid: '1', username: 'aether', avatar: '' };
const session = { uid: '7', username: 'lumine', roles: [3] };
type Answer = { status?: number; body: object };

let sent: string[];
let answers: ((vote: string) => Answer | Promise<Answer>)[];
let own: unknown[];

beforeEach(() => {
  [sent, answers, own] = [[], [], []];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    if (path.startsWith('/ask/data/votes.json')) return { ok: true, json: async () => ({ votes: own }) };
    const vote = String((init?.body as FormData).get('vote'));
    sent.push(vote);
    const next = answers.shift() ?? (() => ({ body: { vote: 5 } }) as Answer);
    const { status = 200, body } = await next(vote);
    return { ok: status < 400, json: async () => body };
  }) as unknown as typeof fetch;
});

async function show({ takesTexts = true, isMember = true, author = owner } = {}) {
  const Page = () => (
    <VotesProvider questions={['5']} takesTexts={takesTexts}>
      <VoteBox kind="question" id="5" question="5" votes={4} owner={author} name="it" />
    </VotesProvider>
  );
  const loader = () => ({ session: isMember ? session : null });
  const Stub = createRemixStub([{ id: 'root', path: '/', loader, Component: Page, HydrateFallback: () => null }]);
  render(<Stub initialEntries={['/']} />);
  await screen.findByRole('button', { name: 'Upvote it' });
  await act(async () => undefined);
}
const up = () => screen.getByRole('button', { name: 'Upvote it' });
const sum = () => screen.getByText(/\d+/).textContent;

test('a vote shows at once, and the sum of the host replaces the guess', async () => {
  await show();
  let finish: (answer: Answer) => void = () => undefined;
  answers.push(() => new Promise((resolve) => (finish = resolve)));
  await userEvent.click(up());
  expect([sum(), up().getAttribute('aria-pressed')]).toEqual(['5 votes', 'true']);
  await act(async () => finish({ body: { vote: 8 } }));
  expect([sum(), sent]).toEqual(['8 votes', ['1']]);
});

test('members see their own vote, and the same button takes it back', async () => {
  own = [{ kind: 'question', id: '5', vote: 1 }];
  await show();
  await waitFor(() => expect(up()).toHaveAttribute('aria-pressed', 'true'));
  answers.push(() => ({ body: { vote: 3 } }));
  await userEvent.click(up());
  expect([sum(), sent, up().getAttribute('aria-pressed')]).toEqual(['3 votes', ['0'], 'false']);
});

test('rows of another shape among the own votes are left out', async () => {
  own = [{ kind: 'question', id: '5', vote: 7 }, null, { kind: 'question', id: 5, vote: 1 }];
  await show();
  expect(up()).toHaveAttribute('aria-pressed', 'false');
  own = [null, { kind: 'question', id: '5', vote: 1 }];
  cleanup();
  await show();
  await waitFor(() => expect(up()).toHaveAttribute('aria-pressed', 'true'));
});

test('an answer that is not JSON counts as a failed vote', async () => {
  await show();
  answers.push(() => ({ status: 502, body: 'Bad Gateway' as unknown as object }));
  await userEvent.click(up());
  expect(sent).toEqual(['1']);
  await waitFor(() => expect([sum(), up().getAttribute('aria-pressed')]).toEqual(['4 votes', 'false']));
});

test('a vote that the host refuses is taken back on the page', async () => {
  await show();
  answers.push(() => ({ status: 422, body: { message: 'Too many votes in a minute.' } }));
  await userEvent.click(up());
  expect(sent).toEqual(['1']);
  await waitFor(() => expect([sum(), up().getAttribute('aria-pressed')]).toEqual(['4 votes', 'false']));
});

test('of several quick presses the last one is sent last and is stored', async () => {
  await show();
  let finish: (answer: Answer) => void = () => undefined;
  answers.push(() => new Promise((resolve) => (finish = resolve)));
  await userEvent.click(up());
  await userEvent.click(screen.getByRole('button', { name: 'Downvote it' }));
  expect([sum(), sent]).toEqual(['3 votes', ['1']]);
  answers.push(() => ({ body: { vote: 2 } }));
  await act(async () => finish({ body: { vote: 4 } }));
  expect([sum(), sent, up().getAttribute('aria-pressed')]).toEqual(['2 votes', ['1', '-1'], 'false']);
});

test('when quick presses are refused, the page shows the vote that the host stored', async () => {
  own = [{ kind: 'question', id: '5', vote: 1 }];
  await show();
  await waitFor(() => expect(up()).toHaveAttribute('aria-pressed', 'true'));
  let finish: (answer: Answer) => void = () => undefined;
  answers.push(() => new Promise((resolve) => (finish = resolve)));
  await userEvent.click(up());
  await userEvent.click(screen.getByRole('button', { name: 'Downvote it' }));
  await act(async () => finish({ status: 422, body: { message: 'Too many votes in a minute.' } }));
  expect([sum(), sent, up().getAttribute('aria-pressed')]).toEqual(['4 votes', ['0'], 'true']);
});

test('members cannot vote on their own texts, which is a rule of our API only', async () => {
  const author = { ...owner, uid: session.uid, username: session.username };
  await show({ author });
  expect(up()).toBeDisabled();
  cleanup();
  await show({ author, takesTexts: false });
  await userEvent.click(up());
  expect([sum(), sent]).toEqual(['5 votes', []]);
});

test('on a host without votes they toggle on this page and nothing is sent', async () => {
  await show({ takesTexts: false, isMember: false });
  await userEvent.click(up());
  expect(sum()).toBe('5 votes');
  await userEvent.click(screen.getByRole('button', { name: 'Downvote it' }));
  expect(sum()).toBe('3 votes');
  await userEvent.click(screen.getByRole('button', { name: 'Downvote it' }));
  expect([sum(), sent]).toEqual(['4 votes', []]);
});

test.each([true, false])(
  'without scripts the buttons are there only if the host takes votes (%p)',
  async (takesTexts) => {
    await show({ takesTexts });
    expect(up().classList.contains('scriptsOnly')).toBe(!takesTexts);
  },
);

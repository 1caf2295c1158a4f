import '@testing-library/jest-dom';
import { Link, useLoaderData, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AskedList } from '../../lib/list/asked-list';
import { toCard } from '../../lib/list/question-card';
import type { QuestionPage } from '../../lib/list/read-questions.server';
import { sampleQuestion } from '../../testing/ask-client.server';
import { QuestionList } from './question-list';

const asked: AskedList = { q: '', sort: 'newest', tag: '', page: 1, after: '' };
/** The page keeps the lists of all tests, so each test has questions of its own. */
let list = 0;
beforeEach(() => {
  list += 1;
});
const cardOf = (number: number) =>
  toCard({ ...sampleQuestion, id: `${list}-${number}`, question: `Question ${number}` });

/** Three pages of two questions, of which the newest on the first page is `first`. */
function show({ lastPage = 3 } = {}) {
  let first = 1;
  const List = () => (
    <>
      <button type="button">Elsewhere</button>
      <QuestionList asked={asked} list={useLoaderData<{ list: QuestionPage }>().list} takesTexts now={0} />
      <Link to="/away">Away</Link>
    </>
  );
  const Away = () => {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    );
  };
  const loader = ({ request }: { request: Request }) => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    const cards = [cardOf(2 * page - 2 + first), cardOf(2 * page - 1 + first)];
    return { list: { cards, next: page < lastPage ? `/ask?page=${page + 1}` : null, searched: 0 }, problem: null };
  };
  const Stub = createRemixStub([
    { id: 'root', path: '/', loader: () => ({ session: null }), HydrateFallback: () => null },
    { path: '/ask', loader, Component: List, HydrateFallback: () => null },
    { path: '/away', Component: Away },
  ]);
  render(<Stub initialEntries={['/ask']} />);
  return { ask: () => (first += 100) };
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const more = () => screen.findByRole('link', { name: 'More questions' });

test('the focus moves to the first new question, and the number of questions is announced', async () => {
  show();
  (await more()).focus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Question 3' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('4 questions shown');
  (await more()).focus();
  await userEvent.keyboard('{Enter}');
  // After the last page the link is gone.
  await waitFor(() => expect(screen.getByRole('link', { name: 'Question 5' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'More questions' })).toBeNull();
});

test('a focus that the reader moved while the page was loading stays', async () => {
  show();
  await userEvent.click(await more());
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('the way back from another page leads to the same list', async () => {
  show({ lastPage: 2 });
  await userEvent.click(await more());
  await waitFor(() => expect(titles()).toHaveLength(4));
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByRole('link', { name: 'Question 1' });
  expect(titles()).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4']);
  expect(screen.queryByRole('link', { name: 'More questions' })).toBeNull();
});

test('pages that were appended to an older list are not shown below a newer one', async () => {
  const { ask } = show();
  await userEvent.click(await more());
  await waitFor(() => expect(titles()).toHaveLength(4));
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByRole('link', { name: 'Question 101' });
  expect(titles()).toEqual(['Question 101', 'Question 102']);
});

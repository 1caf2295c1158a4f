import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { toItemSummary } from '../../lib/items/item-summary';
import { games, item } from '../../testing/fake-client.server';
import { ItemCard } from './item-card';

function show(more: object, language: 'EN' | 'JP' = 'EN') {
  const summary = toItemSummary(item(7, more), { games, language, game: null, type: null });
  const Page = createRemixStub([
    { path: '/', Component: () => <ItemCard item={summary} lang={language === 'EN' ? 'en' : 'ja'} /> },
  ]);
  render(<Page />);
}

test('says by which name an item was found, in the language of that name', () => {
  show({ name: 'Tartaglia', alsoKnownAs: { name: '公子', language: 'CHS' } });
  expect(screen.getByText(/also known as/)).toHaveTextContent('also known as 公子');
  expect(screen.getByText('公子')).toHaveAttribute('lang', 'zh-Hans');
  expect(screen.getByRole('heading', { name: 'Tartaglia' })).toHaveAttribute('lang', 'en');
});

test('claims no language for a name of which none is known', () => {
  show({ name: 'Scarlet Vessel', alsoKnownAs: { name: 'Siegel der Trennung' } });
  expect(screen.getByText('Siegel der Trennung')).toHaveAttribute('lang', '');
});

test('says nothing where the name says it all', () => {
  show({ name: 'Tartaglia' });
  expect(screen.queryByText(/also known as/)).toBeNull();
});

test('marks a name and a description of another language', () => {
  show({ name: 'Tartaglia', nameLanguage: 'EN', desc: '愚人众执行官' }, 'JP');
  expect(screen.getByRole('heading', { name: 'Tartaglia' })).toHaveAttribute('lang', 'en');
});

test('marks what a host of the specification gives in a script of another language', () => {
  show({ name: '三月七', desc: '하늘' });
  expect(screen.getByRole('heading', { name: '三月七' })).toHaveAttribute('lang', 'zh');
  expect(screen.getByText('하늘')).toHaveAttribute('lang', 'ko');
});

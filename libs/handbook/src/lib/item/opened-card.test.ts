import { focusOpened, rememberOpened } from './opened-card';

const find = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id;

function showPage(): void {
  document.body.innerHTML = `<a id="home" href="/">Home</a><main id="main" tabindex="-1"><input id="term">
    <article><h3><a id="one" href="/handbook/g/item/1">1</a></h3></article>
    <article><h3><a id="two" href="/handbook/g/item/2"><b id="name">2</b></a></h3><button id="copy"></button></article></main>`;
  find('main').focus();
}

test('the way back to an entry puts the focus on the card that was opened from it, and only there', () => {
  showPage();
  rememberOpened('entry', find('name'));
  showPage();
  focusOpened('other');
  expect(focused()).toBe('main');
  focusOpened('entry');
  expect(focused()).toBe('two');
});

test('a click outside of links changes nothing; another link leaves no card to come back to', () => {
  showPage();
  rememberOpened('entry', find('one'));
  rememberOpened('entry', find('copy'));
  showPage();
  focusOpened('entry');
  expect(focused()).toBe('one');
  rememberOpened('entry', find('home'));
  showPage();
  focusOpened('entry');
  expect(focused()).toBe('main');
});

test('a visitor who moved the focus keeps it, and a removed card does not get it', () => {
  showPage();
  rememberOpened('entry', find('one'));
  showPage();
  find('term').focus();
  focusOpened('entry');
  expect(focused()).toBe('term');
  showPage();
  find('one').remove();
  focusOpened('entry');
  expect(focused()).toBe('main');
});

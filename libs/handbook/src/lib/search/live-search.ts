import { fetchItems } from '../items/fetch-items';
import { fillForm, readForm } from './search-fields';
import type { HandbookSearch } from './handbook-search';
import { isSearch, searchPath } from './handbook-search';
import type { LiveView } from './live-view';
import { focusOpened, rememberOpened } from '../item/opened-card';
import { append, remember } from './shown-results';

/** docs/behaviour/handbook.md#handbook-numbers */
const handbookScrollThresholdPx = 100;

export { recall } from './shown-results';

/** The pause between the last typed letter and the search. */
const typingPauseMs = 120;

/** An entry of the browser's history, as the router knows it. */
export interface HistoryEntry {
  key: string;
  /** The search that the entry's address contains. */
  search: HandbookSearch;
  /** The entry was created by a submit on this page: the form contains its search, or text that was typed since. */
  isOwn: boolean;
}

export interface LiveSearchOptions {
  form: HTMLFormElement;
  entry: HistoryEntry;
  getView: () => LiveView;
  setView: (change: Partial<LiveView>) => void;
  /** Makes the router load this path into the current history entry. */
  adopt: (path: string) => void;
}

/**
 * Searches while the visitor types. The form keeps its own text, the results come as data, and the history API changes the address. A
 * router navigation would load the shell's data with each letter, and would fail the whole page if the network is down. The router sees a
 * search only after it is submitted.
 */
export class LiveSearch {
  readonly #options: LiveSearchOptions;
  #entry: HistoryEntry;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #search: AbortController | null = null;
  #more: AbortController | null = null;
  /** This code added the newest history entry, and the router is still loading it. */
  #isAdopting = false;
  readonly #listeners = new AbortController();

  constructor(options: LiveSearchOptions) {
    this.#options = options;
    this.#entry = options.entry;
    const { form } = options;
    const { signal } = this.#listeners;
    form.addEventListener(
      'input',
      (event) => {
        // During composition a Japanese or Chinese word is not complete yet.
        if (!(event instanceof InputEvent && event.isComposing)) this.#schedule();
      },
      { signal },
    );
    form.addEventListener('compositionend', () => this.#schedule(), { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void this.#submit();
      },
      { signal },
    );
    window.addEventListener('scroll', this.loadNear, { passive: true, signal });
    window.addEventListener('resize', this.loadNear, { signal });
    window.addEventListener('popstate', () => this.#goBack(), { signal });
    // Must run before the router, which then creates another history entry.
    document.addEventListener('click', ({ target }) => rememberOpened(this.#entry.key, target), {
      capture: true,
      signal,
    });
    focusOpened(this.#entry.key);
    this.#catchUp();
  }

  /** Shows another history entry after the router has changed to it. */
  show(entry: HistoryEntry): void {
    if (entry.key === this.#entry.key) {
      this.#entry = entry;
      return;
    }
    this.#entry = entry;
    this.#isAdopting = false;
    if (entry.isOwn) remember(entry.key, this.#options.getView().shown);
    else {
      this.#callOff();
      fillForm(this.#options.form, entry.search);
    }
    this.#catchUp();
  }

  stop(): void {
    this.#listeners.abort();
    this.#callOff();
  }

  /**
   * Appends the next page if the visitor is near the end of the page (docs/behaviour/handbook.md#result-pages), or if the page does not
   * fill the screen.
   */
  readonly loadNear = (): void => {
    const { scrollHeight } = document.documentElement;
    const isNear = scrollHeight - (window.scrollY + window.innerHeight) <= handbookScrollThresholdPx;
    if (isNear && this.#options.getView().more === 'idle') void this.loadMore();
  };

  async loadMore(): Promise<void> {
    const { getView, setView } = this.#options;
    const { shown, isBusy, more } = getView();
    if (more === 'loading' || isBusy || (shown.results?.isLast ?? true)) return;
    this.#more = new AbortController();
    setView({ more: 'loading' });
    const page = await fetchItems({ ...shown.search, page: shown.lastPage + 1 }, this.#more.signal);
    if (page === null) return;
    if (page.problem) return setView({ more: 'failed' });
    this.#show({ more: 'idle', shown: append(shown, page) });
  }

  retry(): void {
    // The pressed button disappears; the focus returns to the search field.
    const field = this.#options.form.elements.namedItem('search');
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    void this.#run({ ...readForm(this.#options.form), page: this.#options.getView().shown.search.page });
  }

  /** Searches for the form's content if it differs from the entry: the visitor may have typed before this code was loaded. */
  #catchUp(): void {
    const typed = { ...readForm(this.#options.form), page: this.#entry.search.page };
    if (searchPath(typed) !== searchPath(this.#entry.search)) void this.#run({ ...typed, page: 1 });
  }

  #isShown(search: HandbookSearch): boolean {
    const { shown, isBusy } = this.#options.getView();
    return !isBusy && searchPath(search) === searchPath(shown.search) && !shown.results?.problem;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const search = readForm(this.#options.form);
      if (this.#isShown(search)) setAddress(searchPath(search));
      else void this.#run(search);
    }, typingPauseMs);
  }

  async #submit(): Promise<void> {
    clearTimeout(this.#timer);
    const search = readForm(this.#options.form);
    if (search.term === '') return;
    if (!this.#isShown(search) && !(await this.#run(search))) return;
    const path = searchPath(search);
    // The entry gets its old search back, and the submitted search gets its own entry.
    const before = searchPath(this.#entry.search);
    if (path === before) return;
    setAddress(before);
    addEntry(path);
    this.#isAdopting = true;
    this.#options.adopt(path);
  }

  /** The visitor left an entry that the router had not loaded yet. For the router nothing has changed, so it does not call `show`. */
  #goBack(): void {
    // The router and `addEntry` write the states.
    const state = window.history.state as { key?: string } | null;
    if (!this.#isAdopting || (state?.key ?? 'default') !== this.#entry.key) return;
    this.#isAdopting = false;
    fillForm(this.#options.form, this.#entry.search);
    void this.#run(this.#entry.search);
  }

  /** Returns whether the results arrived; false if another search replaced this one. */
  async #run(search: HandbookSearch): Promise<boolean> {
    this.#callOff();
    setAddress(searchPath(search));
    if (!isSearch(search)) {
      this.#show({ shown: { search, results: null, lastPage: 1 } });
      return true;
    }
    this.#search = new AbortController();
    this.#options.setView({ isBusy: true });
    const results = await fetchItems(search, this.#search.signal);
    if (results === null) return false;
    this.#show({ isBusy: false, shown: { search, results, lastPage: search.page } });
    return results.problem === null;
  }

  #show(change: Partial<LiveView> & Pick<LiveView, 'shown'>): void {
    remember(this.#entry.key, change.shown);
    this.#options.setView(change);
  }

  #callOff(): void {
    clearTimeout(this.#timer);
    this.#search?.abort();
    this.#more?.abort();
    this.#options.setView({ isBusy: false, more: 'idle' });
  }
}

function setAddress(path: string): void {
  try {
    window.history.replaceState(window.history.state, '', path);
  } catch {
    // Safari allows a hundred changes in thirty seconds; the next change sets the address again.
  }
}

/**
 * Adds an entry to the history, with the state that the router gives its own entries. The router itself adds an entry only after it has
 * loaded the data; until then a reload on a slow connection would show the previous search.
 */
function addEntry(path: string): void {
  // The router writes the states.
  const state = window.history.state as { idx?: number } | null;
  const key = Math.random().toString(36).slice(2, 10);
  try {
    window.history.pushState({ usr: null, key, idx: (state?.idx ?? 0) + 1 }, '', path);
  } catch {
    // Safari's limit, see `setAddress`. The search then replaces the previous one.
  }
}

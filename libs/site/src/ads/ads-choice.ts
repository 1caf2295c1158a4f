/** The visitor's answer to the question about ads. */
export type AdsChoice = 'yes' | 'no';

export const choiceCookie = 'ads';
const oneYearSeconds = 365 * 24 * 60 * 60;

/** The stored answer; null: not asked yet. Only the browser reads it, because cached pages are the same for all visitors. */
export function readChoice(cookies: string = document.cookie): AdsChoice | null {
  const [, choice] = /(?:^|;\s*)ads=(yes|no)(?:;|$)/.exec(cookies) ?? [];
  return choice === 'yes' || choice === 'no' ? choice : null;
}

export function rememberChoice(choice: AdsChoice): void {
  document.cookie = `${choiceCookie}=${choice}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`;
  document.documentElement.dataset['ads'] = choice;
}

const closedCookie = 'ads-note';
const oneWeekSeconds = 7 * 24 * 60 * 60;

/** Whether the visitor closed the note about a blocked ad in the last week. */
export const isNoteClosed = (cookies: string = document.cookie): boolean =>
  /(?:^|;\s*)ads-note=closed(?:;|$)/.test(cookies);

export function rememberClosedNote(): void {
  document.cookie = `${closedCookie}=closed; Path=/; Max-Age=${oneWeekSeconds}; SameSite=Lax`;
}

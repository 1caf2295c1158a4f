import { webEntryType } from '@starhaven/contracts/session';

export const loginTabs = ['login', 'register', 'forgot'] as const;
export type LoginTab = (typeof loginTabs)[number];

/** Pages of a login that follow its first form. */
export const loginSteps = ['second-factor', 'social', 'continue', 'launch'] as const;
export type LoginStep = (typeof loginSteps)[number];

/** How the visitor came to the login page; every link and form on the page passes it on. */
export interface LoginEntry {
  /** `web`, or a word containing `ingame` (docs/behaviour/login.md#entry-types). */
  type: string;
  /** A safe target after the login, or empty. */
  redirect: string;
}

export const loginPath = '/login';

/** Reads the entry type of a query; a value that no launcher sends counts as a visit from the web. */
export function readEntryType(value: string | null): string {
  return value && /^[\w.:-]{1,64}$/.test(value) ? value : webEntryType;
}

export function readTab(value: string | null): LoginTab {
  return loginTabs.find((tab) => tab === value) ?? 'login';
}

export function readStep(value: string | null): LoginStep | null {
  return loginSteps.find((step) => step === value) ?? null;
}

/** The address of the login page with the login's entry. */
export function loginHref(
  { type, redirect }: LoginEntry,
  more: { tab?: LoginTab; step?: LoginStep; method?: string } = {},
): string {
  const fields: Record<string, string | undefined> = {
    tab: more.tab === 'login' ? undefined : more.tab,
    step: more.step,
    method: more.method,
    type: type === webEntryType ? undefined : type,
    redirect: redirect || undefined,
  };
  const search = new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
  return search.size > 0 ? `${loginPath}?${search}` : loginPath;
}

/** The page that starts the game; it redirects to the app's own address. */
export const launchPath = `${loginPath}/launch`;
export const launchHref = (type: string) => `${launchPath}?${new URLSearchParams({ type })}`;

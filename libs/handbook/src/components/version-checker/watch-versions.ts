import type { GameVersion } from '@starhaven/contracts/handbook';
import { GameVersionSchema } from '@starhaven/contracts/handbook';
import { fetchJson, showToast } from '@starhaven/ui-kit';
import { array, safeParse } from 'valibot';
import type { Commits } from '../../lib/changes/judge-versions';
import { judgeVersions, mayReload } from '../../lib/changes/judge-versions';
import {
  versionCheckIntervalMs,
  versionLongToastMs,
  versionReloadDelayMs,
  versionToastMs,
} from '../../lib/changes/version-timings';
import { isPageInUse } from './page-in-use';
import { noteReload, readReload, readStoredVersions, storeVersions } from './stored-versions';

/** The unit of `time`: pages opened in the same minute can share an answer. */
const minuteMs = 60_000;
/** Allows for different rounding in timers and clocks. */
const timerSlackMs = 1_000;

export interface VersionWatchOptions {
  /** Fields that the visitor changed; grows while the page is open. */
  touched: ReadonlySet<Element>;
  reload?: () => void;
}

/**
 * Compares the versions of the game data at each start, and every ten minutes while the page is visible
 * (docs/behaviour/handbook.md#version-check). Returns a function that stops it.
 */
export function watchVersions({ touched, reload = () => window.location.reload() }: VersionWatchOptions): () => void {
  let seen: Commits | null = null;
  let checkedAtMs = 0;
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;

  const tellOfUpdate = () => {
    const facts = { isStored: true, isInUse: isPageInUse(touched), reloadedAtMs: readReload(), nowMs: Date.now() };
    if (!mayReload(facts)) return askForRefresh();
    showToast({
      type: 'ok',
      title: 'Data Updated Successfully',
      message: 'New game data is here. This page shows it in a moment.',
      durationMs: versionToastMs,
    });
    reloadTimer = setTimeout(() => {
      // Within that second a visitor may have started to type.
      if (isPageInUse(touched) || !noteReload(Date.now())) askForRefresh();
      else reload();
    }, versionReloadDelayMs);
  };

  const check = async () => {
    checkedAtMs = Date.now();
    const time = Math.floor(checkedAtMs / minuteMs) * (minuteMs / 1000);
    const answer = await fetchJson(`/handbook/data/versions.json?time=${time}`, readVersions);
    // A failed check is not shown to the visitor; the next check is in ten minutes.
    if (!answer?.ok || answer.body === null) return;
    const { update, next } = judgeVersions({
      stored: readStoredVersions(),
      seen,
      served: answer.body,
      nowSeconds: Math.floor(Date.now() / 1000),
    });
    if (next === null) return;
    seen = next.commits;
    const isStored = storeVersions(next);
    if (update === 'outdated' || (update === 'available' && !isStored)) askForRefresh();
    else if (update === 'available') tellOfUpdate();
  };

  const checkIfDue = () => {
    // If the clock was set back, the last check is in the future; a check is then due as well.
    const sinceMs = Math.abs(Date.now() - checkedAtMs);
    if (document.visibilityState === 'visible' && sinceMs >= versionCheckIntervalMs - timerSlackMs) void check();
  };

  void check();
  const timer = setInterval(checkIfDue, versionCheckIntervalMs);
  document.addEventListener('visibilitychange', checkIfDue);
  return () => {
    clearInterval(timer);
    clearTimeout(reloadTimer);
    document.removeEventListener('visibilitychange', checkIfDue);
  };
}

function readVersions(json: unknown): GameVersion[] | null {
  const read = safeParse(array(GameVersionSchema), json);
  return read.success ? read.output : null;
}

function askForRefresh(): void {
  showToast({
    type: 'info',
    title: 'Data Updates Available',
    message: 'New game data is here. Please refresh the page to see it.',
    durationMs: versionLongToastMs,
  });
}

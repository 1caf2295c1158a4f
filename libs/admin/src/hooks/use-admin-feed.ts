import { AdminJobSchema, HostReadingSchema, adminJobChanged, hostRead, watchAdmin } from '@starhaven/contracts/admin';
import type { AdminJob, HostReading } from '@starhaven/contracts/admin';
import { LiveContext, useLiveState } from '@starhaven/realtime';
import { useContext, useEffect, useState } from 'react';
import * as v from 'valibot';

export interface AdminFeed {
  /** Readings arrive, so the page need not poll. */
  isLive: boolean;
  /** The newest reading; null: none has arrived yet. */
  reading: HostReading | null;
  /** Jobs that changed since the page was opened, by their id. */
  jobs: ReadonlyMap<string, AdminJob>;
}

const nothing: AdminFeed = { isLive: false, reading: null, jobs: new Map() };

/** The host sends a reading every five seconds. Without one for this long, the page polls. */
const quietMs = 20_000;

/** Readings and jobs over the live socket. They cost no request, so a page may stay open (docs/behaviour/admin.md#overview). */
export function useAdminFeed(isOn: boolean): AdminFeed {
  const live = useContext(LiveContext);
  const isMember = useLiveState('isMember');
  const [feed, setFeed] = useState(nothing);
  useEffect(() => (isOn ? live.need() : undefined), [live, isOn]);
  useEffect(() => {
    if (!isOn || !isMember) return;
    let timer: ReturnType<typeof setTimeout>;
    // The host answers with readings only: it ignores the event if the role does not allow it, and if it comes too soon after another.
    const watch = () => {
      // Sending without a connection would show a toast.
      if (live.store.get().isMember) live.send(watchAdmin.name, { isOn: true });
      awaitReading();
    };
    const awaitReading = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setFeed((known) => ({ ...known, isLive: false }));
        watch();
      }, quietMs);
    };
    watch();
    const stops = [
      () => clearTimeout(timer),
      live.on(hostRead.name, (payload) => {
        const reading = v.safeParse(HostReadingSchema, payload);
        if (!reading.success) return;
        awaitReading();
        setFeed((known) => ({ ...known, isLive: true, reading: reading.output }));
      }),
      live.on(adminJobChanged.name, (payload) => {
        const job = v.safeParse(AdminJobSchema, payload);
        if (job.success) setFeed((known) => ({ ...known, jobs: new Map(known.jobs).set(job.output.id, job.output) }));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      setFeed((known) => ({ ...known, isLive: false }));
      if (live.store.get().isMember) live.send(watchAdmin.name, { isOn: false });
    };
  }, [live, isOn, isMember]);
  return feed;
}

/** The listed jobs, updated by the feed, newest first. */
export function withFeed(listed: readonly AdminJob[], { jobs }: AdminFeed): AdminJob[] {
  const known = new Set(listed.map(({ id }) => id));
  const started = [...jobs.values()].filter(({ id }) => !known.has(id)).reverse();
  return [...started, ...listed.map((job) => jobs.get(job.id) ?? job)];
}

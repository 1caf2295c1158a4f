import { AdminJobSchema, HostReadingSchema, adminJobChanged, hostRead, watchAdmin } from '@starhaven/contracts/admin';
import type { AdminJob, HostReading } from '@starhaven/contracts/admin';
import { LiveContext, useLiveState } from '@starhaven/realtime';
import { useContext, useEffect, useState } from 'react';
import * as v from 'valibot';

export interface AdminFeed {
  /** The feed is open, so the page need not poll. */
  isLive: boolean;
  /** The newest reading; null: none has arrived yet. */
  reading: HostReading | null;
  /** Jobs that changed since the page was opened, by their id. */
  jobs: ReadonlyMap<string, AdminJob>;
}

const nothing: AdminFeed = { isLive: false, reading: null, jobs: new Map() };

/** Readings and jobs over the live socket. They cost no request, so a page may stay open (docs/behaviour/admin.md#overview). */
export function useAdminFeed(isOn: boolean): AdminFeed {
  const live = useContext(LiveContext);
  const isMember = useLiveState('isMember');
  const [feed, setFeed] = useState(nothing);
  useEffect(() => (isOn ? live.need() : undefined), [live, isOn]);
  useEffect(() => {
    if (!isOn || !isMember) return;
    live.send(watchAdmin.name, { isOn: true });
    setFeed((known) => ({ ...known, isLive: true }));
    const stops = [
      live.on(hostRead.name, (payload) => {
        const reading = v.safeParse(HostReadingSchema, payload);
        if (reading.success) setFeed((known) => ({ ...known, reading: reading.output }));
      }),
      live.on(adminJobChanged.name, (payload) => {
        const job = v.safeParse(AdminJobSchema, payload);
        if (job.success) setFeed((known) => ({ ...known, jobs: new Map(known.jobs).set(job.output.id, job.output) }));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      setFeed((known) => ({ ...known, isLive: false }));
      // Sending without a connection would show a toast.
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

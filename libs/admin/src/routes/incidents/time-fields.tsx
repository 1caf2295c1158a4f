import { secondsToZoned, TextField, useBeforePaint, zonedToSeconds } from '@starhaven/ui-kit';
import { useRef, useState } from 'react';
import layout from '../../components/staff-layout/staff-layout.module.css';
import type { SentFields } from './reply-to';

export interface TimeFieldsProps {
  id: string;
  /** Unix seconds. */
  stored?: { start: number; end: number };
  sent: SentFields;
  /** The work has begun, so only its end can be moved. */
  hasBegun?: boolean;
}

/** Converts a time to another zone; text that is not a time stays unchanged. */
function moved(local: string, from: string, to: string): string {
  const seconds = zonedToSeconds(local, from);
  return seconds === null ? local : secondsToZoned(seconds, to);
}

/** The fields for start and end, in the time zone of the browser; without scripts in UTC. */
export function TimeFields({ id, stored, sent, hasBegun = false }: TimeFieldsProps) {
  const utc = (seconds: number | undefined) => (seconds ? secondsToZoned(seconds, 'UTC') : '');
  const [times, setTimes] = useState({
    zone: sent.of('zone', 'UTC') || 'UTC',
    start: sent.of('start', utc(stored?.start)),
    end: sent.of('end', utc(stored?.end)),
  });
  const start = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLInputElement>(null);
  // Runs before anything else can be typed. Otherwise the first change would overwrite what was typed into the other field before
  // hydration.
  useBeforePaint(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const typed = { start: start.current?.value, end: end.current?.value };
    // It was typed in the zone that the page shows.
    setTimes((known) => ({
      zone,
      start: moved(typed.start || known.start, known.zone, zone),
      end: moved(typed.end || known.end, known.zone, zone),
    }));
  }, []);
  return (
    <div className={layout.twins}>
      <input type="hidden" name="zone" value={times.zone} />
      {hasBegun ? <input type="hidden" name="start" value={times.start} /> : null}
      <TextField
        ref={start}
        id={`${id}-start`}
        name={hasBegun ? undefined : 'start'}
        disabled={hasBegun}
        type="datetime-local"
        label={`Start (${times.zone})`}
        value={times.start}
        onChange={({ currentTarget: { value } }) => setTimes((known) => ({ ...known, start: value }))}
        errors={sent.faults('start')}
      />
      <TextField
        ref={end}
        id={`${id}-end`}
        name="end"
        type="datetime-local"
        label={`End (${times.zone})`}
        value={times.end}
        onChange={({ currentTarget: { value } }) => setTimes((known) => ({ ...known, end: value }))}
        errors={sent.faults('end')}
      />
    </div>
  );
}

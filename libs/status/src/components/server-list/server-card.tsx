import { memo } from 'react';
import type { ReactNode } from 'react';
import type { ServerEntry, ServerState } from '@starhaven/contracts/status';
import { displayStatus, serverPrivacyLabel, serverAnchor } from '@starhaven/contracts/status';
import { statusTone } from '../../lib/servers/status-tone';
import { formatMemory, formatPartOf, formatPercent, formatPing, ramPercent } from '../../lib/charts/format-measures';
import { gameOf } from '../../lib/servers/games';
import { ServerAddress } from '@starhaven/ui-kit';
import type { UptimeRow } from '../../lib/uptimes/uptimes';
import { StatusMark } from '../status-mark';
import { DayBars } from '../uptime-bars/day-bars';
import { FollowForm } from '../follow/follow-form';
import { DemoLabel } from './demo-label';
import classes from './server-card.module.css';

/** The value that hosts send for an unknown commit (docs/behaviour/status.md#cards). */
const noCommit = '???';

export interface ServerCardProps {
  entry: ServerEntry;
  /** Its last 90 days; undefined if they are not measured. */
  days: UptimeRow | undefined;
  locale: string;
  /** The uptime as text, so that a clock tick renders only the cards whose text changes. */
  uptime: string;
}

/** All data about one server (docs/behaviour/status.md#cards). */
export const ServerCard = memo(function ServerCard({
  entry: { id, name, server },
  days,
  locale,
  uptime,
}: ServerCardProps) {
  const status = displayStatus(server);
  const game = gameOf(server.game);
  const { cpu, ram, stats, commit } = server;
  return (
    <article id={serverAnchor(id)} className={classes.card} style={{ '--accent': game.accent }}>
      <header className={classes.head}>
        <p className={classes.badges}>
          <span className={classes.game}>{game.title}</span>
          <span className={classes.privacy}>{serverPrivacyLabel(server.privacy)}</span>
          {server.demo ? <DemoLabel /> : null}
        </p>
        <StatusMark tone={statusTone[status]}>{status}</StatusMark>
        <h3 className={classes.name}>
          {name} <span className={classes.id}>{id}</span>
        </h3>
      </header>
      {server.maintenance ? <p className={classes.note}>{server.maintenance}</p> : null}
      {days ? <DayBars row={days} isSmall /> : null}
      <ServerAddress name={name} address={server.address} entry={server.entry} />
      <FollowForm kind="server" id={id} name={name} />
      <dl className={classes.facts}>
        <Fact label="Version">{server.version.join(', ') || 'Unknown'}</Fact>
        <Fact label="Players">{server.playersKnown ? stats.player.toLocaleString(locale) : 'Not reported'}</Fact>
        <Fact label="Ping">{formatPing(server.ping, locale)}</Fact>
        <Fact label="Uptime">{uptime}</Fact>
      </dl>
      <dl className={classes.loads}>
        <Load label="CPU" percent={cpu?.usage ?? null} locale={locale}>
          {cpu ? `Raw\u00a0${formatPercent(cpu.usage_raw, locale)}` : 'Not reported'}
          {cpu?.core ? ` · Cores\u00a0${formatPartOf(cpu.core.limit, cpu.core.total, locale)}` : ''}
        </Load>
        <Load label="RAM" percent={ramPercent(ram)} locale={locale}>
          {ram ? formatMemory(ram, locale) : 'Not reported'}
        </Load>
      </dl>
      {server.playersKnown ? <Platforms stats={stats} locale={locale} /> : null}
      {commit && commit !== noCommit ? (
        <p className={classes.commit}>
          Commit <code>{commit}</code>
        </p>
      ) : null}
    </article>
  );
});

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LoadProps {
  label: string;
  percent: number | null;
  locale: string;
  children: ReactNode;
}

function Load({ label, percent, locale, children }: LoadProps) {
  return (
    <div className={classes.load}>
      <dt>{label}</dt>
      <dd>
        <strong>{percent === null ? '–' : formatPercent(percent, locale)}</strong>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ transform: `scaleX(${Math.min(percent ?? 0, 100) / 100})` }} />
        </span>
        <span className={classes.detail}>{children}</span>
      </dd>
    </div>
  );
}

/** Engines write the names of platforms in different ways. */
const platformNames: Readonly<Record<string, string>> = { android: 'Android', ios: 'iOS', pc: 'PC' };

function Platforms({ stats, locale }: { stats: ServerState['stats']; locale: string }) {
  const played = Object.entries(stats.platform).filter(([, count]) => count > 0);
  // Most engines count players but do not report platforms.
  if (played.length === 0) return stats.player > 0 ? null : <p className={classes.none}>No active players</p>;
  return (
    <ul className={classes.platforms} aria-label="Players by platform">
      {played.map(([platform, count]) => (
        <li key={platform}>
          {platformNames[platform.toLowerCase()] ?? platform} <strong>{count.toLocaleString(locale)}</strong>
        </li>
      ))}
    </ul>
  );
}

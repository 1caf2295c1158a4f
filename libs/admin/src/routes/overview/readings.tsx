import type { HostReading } from '@starhaven/contracts/admin';
import { formatFileSize } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { formatDuration } from '../../lib/format-duration';
import classes from './overview.module.css';

interface ReadingProps {
  /** Null: the host sends none. */
  reading: HostReading | null;
  isLocal: boolean;
}

/** The four cards of the specification. */
export function StatusCards({ reading, isLocal }: ReadingProps) {
  const unknown = isLocal ? '–' : 'Unknown';
  const { servers, players, process, cpu } = reading ?? {};
  return (
    <dl className={classes.figures}>
      <Figure title="Server Status">
        {servers ? (
          <>
            {servers.online} <small>of {servers.total} online</small>
          </>
        ) : (
          unknown
        )}
      </Figure>
      <Figure title="Online Players">
        {players ? (
          <>
            {players.online} <small>at most {players.peak} today</small>
          </>
        ) : (
          unknown
        )}
      </Figure>
      <Figure title="Uptime">{process ? formatDuration(process.uptimeSeconds) : unknown}</Figure>
      <Figure title="CPU Usage">{cpu ? `${Math.round(cpu.percent)} %` : unknown}</Figure>
    </dl>
  );
}

const Figure = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

/** The bar is full at one gigabit per second. */
const fullNetworkMegabytes = 125;

export function Resources({ reading, isLocal }: ReadingProps) {
  const { cpu, memory, disk, network } = reading ?? {};
  const amount = (part: { used: number; total: number } | null | undefined) =>
    part && {
      share: part.total > 0 ? part.used / part.total : 0,
      text: `${formatFileSize(part.used)} of ${formatFileSize(part.total)}`,
    };
  const traffic = network && (network.received + network.sent) / 1_000_000;
  return (
    <Card aria-labelledby="resources">
      <h2 id="resources">System Resources</h2>
      <Bar
        label="CPU"
        value={cpu && { share: cpu.percent / 100, text: `${Math.round(cpu.percent)} % of ${coresOf(cpu.cores)}` }}
      />
      <Bar label="Memory" value={amount(memory)} />
      <Bar label="Disk" value={amount(disk)} />
      <Bar
        label="Network"
        value={
          traffic === undefined || traffic === null
            ? null
            : { share: traffic / fullNetworkMegabytes, text: `${traffic.toFixed(2)} MB/s` }
        }
      />
      {reading ? null : (
        <p className={layout.small}>{isLocal ? 'This host sends no readings.' : 'Your role does not show readings.'}</p>
      )}
    </Card>
  );
}

const coresOf = (cores: number) => (cores === 1 ? '1 core' : `${cores} cores`);

/** At this share and above, the bar has the warning colour. */
const highShare = 0.85;

function Bar({ label, value }: { label: string; value: { share: number; text: string } | null | undefined }) {
  const share = Math.min(1, Math.max(0, value?.share ?? 0));
  return (
    <div className={classes.bar}>
      <p>
        <span>{label}</span>
        <span>{value?.text ?? 'Unknown'}</span>
      </p>
      {/* Hidden from screen readers, because the text next to it has the same value. */}
      <div className={classes.track} data-is-high={share >= highShare ? '' : undefined} aria-hidden="true">
        <span style={{ '--share': `${(share * 100).toFixed(1)}%` }} />
      </div>
    </div>
  );
}

import { formatPartOf, formatPing } from '../../lib/charts/format-measures';
import type { ServerSummary } from '../../lib/servers/summarise-servers';
import { useLocale } from '../../hooks/use-locale';
import classes from './summary-cards.module.css';

/** Three numbers about all servers (docs/behaviour/status.md#summary); null = no data yet. */
export function SummaryCards({ summary }: { summary: ServerSummary | null }) {
  const locale = useLocale();
  const numbers = [
    { label: 'Total Players', value: summary?.players?.toLocaleString(locale) },
    { label: 'Online Servers', value: summary ? formatPartOf(summary.online, summary.total, locale) : undefined },
    { label: 'Average Ping', value: summary ? formatPing(summary.averagePing, locale) : undefined },
  ];
  return (
    <dl className={classes.grid}>
      {numbers.map(({ label, value }) => (
        <div key={label} className={classes.card}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

import { buttonClass, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import { DataTable } from '../../components/data-table/data-table';
import type { Column } from '../../components/data-table/data-table';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { BuildForm } from './build-form';
import { DocumentForm } from './document-form';
import { StateFields } from './game-state';
import type { GamePartProps, ShownGame } from './game-state';
import { LinkTable } from './link-table';

const columnsOf = (game: ShownGame): Column<ShownGame['builds'][number]>[] => [
  { label: 'Platform', show: ({ platform }) => platform },
  { label: 'Build', show: ({ build }) => <bdi>{build}</bdi> },
  { label: 'Engine', show: ({ engine }) => engine },
  { label: 'Links', show: ({ links }) => String(links), isWhole: true },
  {
    label: 'Change',
    show: ({ platform, build, engine }) => (
      <details className={openerClass}>
        <summary>
          Withdraw
          <span className={visuallyHidden}>
            {' '}
            {platform} {build} {engine}
          </span>
        </summary>
        <StaffForm className="">
          <StateFields game={game} />
          <input type="hidden" name="platform" value={platform} />
          <input type="hidden" name="build" value={build} />
          <input type="hidden" name="engine" value={engine} />
          <button type="submit" name="intent" value="withdraw" className={buttonClass()}>
            Withdraw for all players
          </button>
        </StaffForm>
      </details>
    ),
  },
];

/** One game with its builds, its links and the forms to change them. */
export function GameCard({ game, reply, nonce }: GamePartProps & { nonce: string }) {
  const { slug, title, version, builds, links } = game;
  const isRefused = (intent: string) => (reply?.intent === intent && reply.result !== null) || undefined;
  const broken = links.filter(({ fault }) => fault !== '').length;
  return (
    <Card aria-labelledby={slug}>
      <h2 id={slug}>
        {title} {version}
      </h2>
      {builds.length === 0 ? (
        <p className={layout.quiet}>There is no build yet.</p>
      ) : (
        <DataTable
          labelledBy={slug}
          columns={columnsOf(game)}
          rows={builds}
          keyOf={({ platform, build, engine }, index) => `${platform} ${build} ${engine} ${index}`}
        />
      )}
      <details className={openerClass} open={isRefused('move')}>
        <summary>
          {links.length} links{broken > 0 ? `, ${broken} broken` : ''}
          <span className={visuallyHidden}> of {title}</span>
        </summary>
        <LinkTable game={game} reply={reply} nonce={nonce} />
      </details>
      <details className={openerClass} open={isRefused('add')}>
        <summary>
          Add a build<span className={visuallyHidden}> of {title}</span>
        </summary>
        <BuildForm game={game} reply={reply} />
      </details>
      <details className={openerClass} open={isRefused('save')}>
        <summary>
          Edit everything as text<span className={visuallyHidden}> of {title}</span>
        </summary>
        <DocumentForm game={game} reply={reply} />
      </details>
    </Card>
  );
}

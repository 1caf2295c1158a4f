import { useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, ProblemPanel, buttonClass } from '@starhaven/ui-kit';
import { JobList, isAtWork } from '../../components/job-list/job-list';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { useAdminFeed, withFeed } from '../../hooks/use-admin-feed';
import { useFreshData } from '../../hooks/use-fresh-data';
import { useSettledReply } from '../../hooks/use-settled-reply';
import type { DownloadsReplyFields, loader } from './downloads.route.server';
import { GameCard } from './game-card';
import { isLinkJob } from './link-jobs';

/** How often the page reloads while a check runs. */
const refreshMs = 5_000;

/** Games, builds and their links (docs/behaviour/admin.md#downloads). */
export function DownloadsPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useSettledReply<FormReply & DownloadsReplyFields>();
  const feed = useAdminFeed(content !== null);
  const isBusy = content?.jobs.some(isAtWork) ?? false;
  useFreshData(isBusy, refreshMs);
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { games, jobs, nonce } = content;
  const links = games.flatMap((game) => game.links);
  const examples = links.filter(({ isExample }) => isExample).length;
  const broken = links.filter(({ fault }) => fault !== '').length;
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      <Card aria-labelledby="links">
        <div className={layout.head}>
          <h2 id="links">Download links</h2>
          <StaffForm className="">
            <input type="hidden" name="nonce" value={nonce} />
            <button type="submit" name="intent" value="check" className={buttonClass('primary')}>
              Check all links
            </button>
          </StaffForm>
        </div>
        <p>
          {links.length} links: {broken} broken, {examples} examples that lead nowhere.
        </p>
        <p className={layout.small}>
          Each link is checked once a day. Examples are never checked; players read “Not offered yet”.
        </p>
        {isBusy ? (
          <noscript>
            <ButtonLink to="/admin/downloads" isReload>
              Load again
            </ButtonLink>
          </noscript>
        ) : null}
      </Card>
      {jobs.length > 0 ? <JobList jobs={withFeed(jobs, feed).filter(({ kind }) => isLinkJob(kind))} /> : null}
      {games.map((game) => (
        <GameCard key={game.slug} game={game} nonce={nonce} reply={reply?.game === game.slug ? reply : undefined} />
      ))}
    </div>
  );
}

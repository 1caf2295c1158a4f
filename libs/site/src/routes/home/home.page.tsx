import { useLoaderData } from '@remix-run/react';
import { ButtonLink, CardGrid, ErrorPanel, MediaCard, RetryLink } from '@starhaven/ui-kit';
import { InnPicture } from '../../shell/inn-picture/inn-picture';
import { JoinCommunity } from '../../components/join-community/join-community';
import { Life } from '../../components/life/life';
import type { loader } from './home.route.server';
import classes from './home.module.css';

const reasons = [
  {
    title: 'Every character, every team',
    text: 'Try the line-up you have always wanted. Nothing is behind a banner, a timer or a card number.',
    icon: 'M12 3l2.6 5.8 6.4.7-4.8 4.2 1.4 6.3L12 16.7 6.4 20l1.4-6.3L3 9.5l6.4-.7z',
  },
  {
    title: 'Three games, one home',
    text: 'Genshin Impact, Honkai: Star Rail and Blue Archive share one community and one place for help.',
    icon: 'M4 8.5 12 4l8 4.5-8 4.5zM4 12.5l8 4.5 8-4.5M4 16.5 12 21l8-4.5',
  },
  {
    title: 'Files you can check',
    text: 'Packages come with their size, region and checksum, and with mirrors where somebody keeps one.',
    icon: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM9 12l2.2 2.2L15.5 10',
  },
  {
    title: 'Yours to host',
    text: 'The servers are open projects and so is this site. Play with us, or run your own for your friends.',
    icon: 'M4 5h16v6H4zm0 8h16v6H4zM7.5 8h.01m-.01 8h.01M12 8h5m-5 8h5',
  },
];

/** The home page (docs/behaviour/site.md#home-page). */
export function HomePage() {
  const { games, channels, figures, life, nowSeconds } = useLoaderData<typeof loader>();
  return (
    <>
      <section className={classes.hero}>
        <InnPicture className={classes.picture} isFirst />
        <div className={classes.heroInner}>
          <h1 className={classes.display}>A quiet inn under a sky full of worlds</h1>
          <p className={classes.lead}>
            Private servers for three games you love, kept by their players. Pick a world, download a build, and find{' '}
            {figures.length > 0 ? 'others' : 'more than 30,000 others'} already by the fire.
          </p>
          <div className={classes.actions}>
            <ButtonLink to="/downloads" tone="primary">
              Start Playing
            </ButtonLink>
            <JoinCommunity channels={channels} id="join-hero" />
          </div>
          {figures.length > 0 ? (
            <dl className={classes.figures}>
              {figures.map(({ value, label }) => (
                <div key={label}>
                  <dd>{value}</dd>
                  <dt>{label}</dt>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </section>

      <section className={classes.section} aria-labelledby="games">
        <h2 id="games">Choose your world</h2>
        <FeaturedGames games={games} />
      </section>

      <Life life={life} nowSeconds={nowSeconds} />

      <section className={classes.section} aria-labelledby="reasons">
        <h2 id="reasons">Why players stay</h2>
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason.title}>
              <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
                <path d={reason.icon} />
              </svg>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={`${classes.section} ${classes.call}`} aria-labelledby="call">
        <h2 id="call">The lantern is lit</h2>
        <p>New here? The guide takes you from an empty folder to your first login in a quarter of an hour.</p>
        <div className={classes.actions}>
          <ButtonLink to="/guide" tone="primary">
            Read the guide
          </ButtonLink>
          <ButtonLink to="/faq">Common questions</ButtonLink>
        </div>
      </section>
    </>
  );
}

type Games = ReturnType<typeof useLoaderData<typeof loader>>['games'];

function FeaturedGames({ games }: { games: Games }) {
  if (games === null) {
    return (
      <ErrorPanel
        title="Error loading games: Failed to fetch games data"
        message="The rest of the site is fine. Try again in a moment."
      >
        <RetryLink />
      </ErrorPanel>
    );
  }
  return (
    <CardGrid>
      {games.map((game) => (
        <li key={game.path}>
          <MediaCard
            level={3}
            image={game.image}
            title={game.title}
            description={game.description}
            action={
              <ButtonLink to={game.path} aria-label={`Play ${game.title}`}>
                Play
              </ButtonLink>
            }
          />
        </li>
      ))}
    </CardGrid>
  );
}

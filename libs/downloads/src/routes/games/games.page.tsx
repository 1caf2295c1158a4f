import { useLoaderData } from '@remix-run/react';
import { ButtonLink, CardGrid, ErrorPanel, MediaCard, ProblemPanel, RelativeTime, gameAccent } from '@starhaven/ui-kit';
import type { loader } from './games.route.server';
import { GamesFrame } from './games-frame';

/** The downloads list (docs/behaviour/downloads.md#games-list). */
export function GamesPage() {
  const { games, problem, query, nowSeconds } = useLoaderData<typeof loader>();

  if (problem !== null) {
    return (
      <GamesFrame>
        <ProblemPanel problem={problem} />
      </GamesFrame>
    );
  }

  if (games.length === 0) {
    return (
      <GamesFrame>
        <ErrorPanel
          title={query ? `No games match “${query}”` : 'No games yet'}
          message={query ? 'Try a shorter word.' : 'The host of this site has not added any.'}
        >
          {query ? <ButtonLink to="/downloads">Show all games</ButtonLink> : null}
        </ErrorPanel>
      </GamesFrame>
    );
  }

  return (
    <GamesFrame>
      <CardGrid>
        {games.map((game, index) => (
          <li key={game.path}>
            <MediaCard
              image={game.image}
              title={game.title}
              description={game.description}
              accent={gameAccent(game.id)}
              loading={index === 0 ? 'first' : index < 3 ? 'eager' : 'lazy'}
              facts={[
                { label: 'Version', value: game.version || 'Unknown' },
                { label: 'Updated', value: <RelativeTime time={game.lastUpdate} now={nowSeconds} /> },
              ]}
              action={
                <ButtonLink to={game.path} tone="primary" aria-label={`Download ${game.title}`}>
                  Download
                </ButtonLink>
              }
            />
          </li>
        ))}
      </CardGrid>
    </GamesFrame>
  );
}

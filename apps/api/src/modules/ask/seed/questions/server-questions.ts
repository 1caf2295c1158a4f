import type { SeedQuestion } from '../seed-question';

export const serverQuestions: SeedQuestion[] = [
  {
    by: 'tallpine',
    title: 'Which engine should I choose for a server for four friends?',
    body: 'We want to play together, on a small machine at home. None of us has run a server before. What is the easiest way to begin?',
    tags: ['hosting', 'engines'],
    daysAgo: 19,
    votes: 5,
    answers: [
      {
        by: 'admin',
        body: 'First decide on the game, because each engine serves one game. Then check which engine has a build for a client version that you can still download. For four friends a machine with 4 GB of memory is enough for most engines.\n\nInstall the server, log in once yourself, and invite the others after that. The guide in the blog describes the steps: [how to host a server](/blog/tag/hosting).',
        votes: 4,
      },
    ],
  },
  {
    by: 'tallpine',
    title: 'What does the ping on the status page measure?',
    body: 'The status page shows a ping of 40 ms for the server, but in the game it feels much slower. What is measured there?',
    tags: ['status'],
    daysAgo: 10,
    votes: 3,
    answers: [
      {
        by: 'admin',
        body: 'It is the round trip between this site and the game server, the median of the last five measurements. Your own connection to the server is not part of it, because your browser does not talk to the game server. The number helps to see whether the server itself is slow:\n\n[Server status](/status#server-1)',
        votes: 4,
        isBest: true,
      },
    ],
  },
];

import type { SeedQuestion } from '../seed-question';

export const clientQuestions: SeedQuestion[] = [
  {
    by: 'wisteria',
    title: 'The launcher says that my client version is not supported',
    body: 'I downloaded the game a few months ago. Now the launcher stops before the login and says that the version does not fit. Do I have to download everything again?',
    tags: ['setup', 'version'],
    daysAgo: 30,
    votes: 6,
    answers: [
      {
        by: 'admin',
        body: 'A server supports one version of the game, or a few. The build on the page of downloads names it. Compare the number in your launcher with that list first:\n\n[Downloads for Genshin Impact](/downloads/genshin-impact)\n\nIf yours is older, take the update package instead of the whole game. If yours is newer, you need the older client in a separate folder: a client cannot be downgraded.',
        votes: 5,
        isBest: true,
      },
      {
        by: 'tallpine',
        body: 'The status page also shows the versions, next to the name of each server. I look there before I update anything.',
        votes: 2,
      },
    ],
  },
  {
    by: 'wisteria',
    title: 'My antivirus removed a file of the patch. Is it a virus?',
    body: 'After the download the antivirus put one file into quarantine. Without the file the game does not start. How can I find out whether it is harmless?',
    tags: ['setup', 'security', 'downloads'],
    daysAgo: 17,
    votes: 8,
    answers: [
      {
        by: 'copperfox',
        body: 'Compare the checksum first. The page of downloads shows it next to each package, and on Windows this command prints the one of your file:\n\n```\ncertutil -hashfile patch.zip MD5\n```\n\nIf the two differ, delete the file and download it again. If they are equal, you have the file that the page describes.',
        votes: 7,
        isBest: true,
      },
      {
        by: 'admin',
        body: 'An equal checksum proves that the file is the one that was published. It does not prove that the file is harmless. Patches change the memory of a program, which antivirus programs do not like. Use only projects whose source you can read, and never turn the antivirus off as a whole.',
        votes: 5,
      },
    ],
  },
  {
    by: 'wisteria',
    title: 'Honkai: Star Rail closes right after the start screen',
    body: 'The launcher starts the game, I see the first picture, then the window closes without any message. I use the patch from the page of downloads.',
    tags: ['setup', 'star-rail', 'crash'],
    daysAgo: 12,
    votes: 4,
    answers: [
      {
        by: 'tallpine',
        body: 'Check these in order: the folder has no letters outside of the Latin alphabet in its path, no second launcher or proxy is running, and the patch is for the version of your client:\n\n[Downloads for Honkai: Star Rail](/downloads/honkai-star-rail)\n\nFor me, it was the path.',
        votes: 3,
      },
      {
        by: 'nightferry',
        body: 'Also check the quarantine of your antivirus. It sometimes removes the patch only at the second start.',
        votes: 2,
      },
    ],
  },
  {
    by: 'copperfox',
    title: 'Blue Archive: where do I see which builds are offered?',
    body: 'On the home page I only find the two other games. Is Blue Archive supported at all, and with which version?',
    tags: ['blue-archive', 'downloads'],
    daysAgo: 6,
    votes: 2,
    answers: [
      {
        by: 'wisteria',
        body: 'Its page has the builds, the versions and the platforms:\n\n[Downloads for Blue Archive](/downloads/blue-archive)',
        votes: 2,
        isBest: true,
      },
    ],
  },
];

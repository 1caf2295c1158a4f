// Over 200 lines: the first questions with their answers, as texts.

export interface SeedAnswer {
  by: SeedAuthor;
  body: string;
  engineVersion?: string;
  votes?: number;
  isBest?: boolean;
}

export interface SeedQuestion {
  by: SeedAuthor;
  title: string;
  body: string;
  tags: string[];
  daysAgo: number;
  votes?: number;
  isResolved?: boolean;
  answers: SeedAnswer[];
}

/** Members whose accounts nobody can enter: they have no password, no address and no session. */
export const seedAuthors = ['wisteria', 'copperfox', 'nightferry', 'tallpine'] as const;
export type SeedAuthor = (typeof seedAuthors)[number] | 'admin';

const give = '[Command: give](/command/genshin-impact/grasscutter?command=give-item)';

export const seedQuestions: SeedQuestion[] = [
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
        body: 'A server speaks one version of the game, or a few. The build on the page of downloads names it. Compare the number in your launcher with that list first:\n\n[Downloads for Genshin Impact](/downloads/genshin-impact)\n\nIf yours is older, take the update package instead of the whole game. If yours is newer, you need the older client in a folder of its own: a client cannot be set back.',
        votes: 5,
        isBest: true,
      },
      {
        by: 'tallpine',
        body: 'The page of the server state also shows the versions, next to the name of each server. I look there before I update anything.',
        votes: 2,
      },
    ],
  },
  {
    by: 'copperfox',
    title: 'How do I give myself five pieces of one item?',
    body: 'I know the name of the item but not its number, and I am not sure about the order of the words in the command. Is there a form for it?',
    tags: ['commands', 'genshin-impact'],
    daysAgo: 28,
    votes: 9,
    answers: [
      {
        by: 'nightferry',
        body: `Yes. Open the command in the list, type the name, and the form finds the number for you:\n\n${give}\n\nThe finished line is below the form. Copy it into the console of the game, or send it to the bot in the chat.`,
        votes: 8,
        isBest: true,
      },
    ],
  },
  {
    by: 'nightferry',
    title: 'The bot says that my character is offline, but I am in the game',
    body: 'I linked my character yesterday. Today each command is answered with *offline*. I can move around in the game at the same time.',
    tags: ['commands', 'bot', 'account'],
    daysAgo: 26,
    votes: 4,
    answers: [
      {
        by: 'admin',
        body: 'Two things look like this.\n\n1. You are on another server than the one that is selected beside the command. The character is linked per server.\n2. The server itself is not connected to the site at the moment. The page of the state shows it:\n\n[Server status](/status#server-2)\n\nIn both cases nothing was run, so you can send the line again.',
        votes: 3,
        isBest: true,
      },
      { by: 'nightferry', body: 'It was the first one. I had selected the test server and forgot about it.', votes: 1 },
    ],
  },
  {
    by: 'tallpine',
    title: 'How do I get a character with a certain constellation?',
    body: 'I want to try a team with Kamisato Ayaka and need her with constellation two. Can one command do both, or do I need two?',
    tags: ['commands', 'genshin-impact', 'characters'],
    daysAgo: 24,
    votes: 7,
    answers: [
      {
        by: 'copperfox',
        body:
          'The page of the character has her number and her details:\n\n[Kamisato Ayaka](/handbook/genshin-impact/avatar/10000002)\n\nThe give command takes the number of a character, too. Its form has a field for the constellation, so one line is enough:\n\n' +
          give,
        engineVersion: 'Grasscutter 1.7',
        votes: 6,
        isBest: true,
      },
    ],
  },
  {
    by: 'wisteria',
    title: 'Is it safe to use the same password as for the official game?',
    body: 'I have only one password that I can remember. Is it a problem if I use it here and in the game?',
    tags: ['account', 'security'],
    daysAgo: 23,
    votes: 3,
    answers: [
      {
        by: 'admin',
        body: 'Please do not. Use a password that you use nowhere else: whoever runs a private server could read what your client sends to it. A password manager remembers it for you.\n\nThis site has two passwords on purpose. The website password opens the site, the game password opens the game. Turn on a second factor in the security settings of your account, then a stolen password alone opens nothing.',
        votes: 4,
        isBest: true,
      },
    ],
  },
  {
    by: 'copperfox',
    title: 'A reward from a code has not arrived for two hours',
    body: 'I entered a code and the site said that it was accepted. There is nothing in my mail in the game. Can I enter the code again?',
    tags: ['rewards', 'account'],
    daysAgo: 21,
    votes: 2,
    answers: [
      {
        by: 'nightferry',
        body: 'A code works once for each account, so entering it again does not help and does no harm. Look at the list of rewards in your account: it says why a reward waits. Mine waited because the server was offline:\n\n[Server status](/status#server-1)',
        votes: 3,
        isBest: true,
      },
      {
        by: 'admin',
        body: 'If the list says *unknown*, the connection broke while the reward was sent. It is then not sent a second time by itself. Write to the staff: they look whether it arrived before anything is sent again.',
        votes: 1,
      },
    ],
  },
  {
    by: 'tallpine',
    title: 'Which engine should I choose for a server for four friends?',
    body: 'We want to play together, on a small machine at home. Nobody of us has run a server before. What is the easiest way to begin?',
    tags: ['hosting', 'engines'],
    daysAgo: 19,
    votes: 5,
    answers: [
      {
        by: 'admin',
        body: 'First decide on the game, because each engine serves one game. Then look which engine has a build for a client version that you can still download. For four friends a machine with 4 GB of memory is enough for most engines.\n\nInstall the server, log in once yourself, and invite the others after that. The guide in the blog describes the steps: [how to host a server](/blog/tag/hosting).',
        votes: 4,
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
        body: 'Compare the checksum first. The page of downloads shows it next to each package, and on Windows this command prints the one of your file:\n\n```\ncertutil -hashfile patch.zip MD5\n```\n\nIf the two differ, delete the file and download it again. If they are equal, you have the file that the page means.',
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
    by: 'nightferry',
    title: 'Can I use the same account on my phone and on my computer?',
    body: 'I play at home on the computer and would like to continue on the phone. Will my progress be the same?',
    tags: ['account', 'phone'],
    daysAgo: 15,
    votes: 2,
    answers: [
      {
        by: 'tallpine',
        body: 'Yes, progress is on the server. You need a client of the same version on both. Log in with the game password, and only on one device at a time: the second login ends the first.',
        votes: 2,
        isBest: true,
      },
    ],
  },
  {
    by: 'copperfox',
    title: 'How do I share a list of commands with my friends?',
    body: 'I always use the same five commands for a new character. Can I store them, or send them to somebody as a link?',
    tags: ['commands', 'builder'],
    daysAgo: 14,
    votes: 5,
    answers: [
      {
        by: 'admin',
        body:
          'Collect them in the command builder and share the list as a recipe: you get a short address that opens the builder with these lines. Whoever opens it can change the numbers before running anything. A good first line is this one:\n\n' +
          give,
        votes: 5,
        isBest: true,
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
        body: 'Check these in order: the folder has no letters outside of the Latin alphabet in its path, no second launcher or proxy is running, and the patch is for the version of your client:\n\n[Downloads for Honkai: Star Rail](/downloads/honkai-star-rail)\n\nWith me it was the path.',
        votes: 3,
      },
      {
        by: 'nightferry',
        body: 'Also look into the quarantine of your antivirus. It sometimes removes the patch only at the second start.',
        votes: 2,
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
        body: 'It is the way between this site and the game server, the median of the last five rounds. Your own way to the server is not part of it, because your browser does not talk to the game server. The number helps to see whether the server itself is slow:\n\n[Server status](/status#server-1)',
        votes: 4,
        isBest: true,
      },
    ],
  },
  {
    by: 'nightferry',
    title: 'Can I get items back that I deleted by mistake?',
    body: 'I used a command that empties the bag and did not read it before. Is there a backup of my character?',
    tags: ['commands', 'rewards'],
    daysAgo: 8,
    votes: 1,
    answers: [
      {
        by: 'copperfox',
        body:
          'There is no undo for commands. The people who run the server may have a backup of the whole database, but they will not set everybody back for one bag. Give the items to yourself again:\n\n' +
          give +
          '\n\nThe bot shows each line with the server and the character before it runs it. Reading that line is the best backup.',
        votes: 3,
        isBest: true,
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
  {
    by: 'wisteria',
    title: 'How do I delete my account and what happens to my texts?',
    body: 'I would like to stop playing for a while, and I do not want to leave data behind. What is deleted, and how long does it take?',
    tags: ['account', 'privacy'],
    daysAgo: 4,
    votes: 2,
    answers: [
      {
        by: 'admin',
        body: 'Open *Your data* in your account. *Export* gives you one file with everything that is stored about you. *Delete account* begins a time of fourteen days: if you log in before its end, the account stays.\n\nYou choose what happens to your questions, answers and posts: they stay without your name, or they are deleted with the account. The sums of votes stay.',
        votes: 3,
        isBest: true,
      },
    ],
  },
  {
    by: 'tallpine',
    title: 'Does the bot run a command twice when I click two times?',
    body: 'My connection is slow. Sometimes I click again because nothing happens. Do I then get the items two times?',
    tags: ['bot', 'commands'],
    daysAgo: 2,
    votes: 3,
    answers: [],
  },
];

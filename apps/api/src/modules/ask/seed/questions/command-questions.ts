import type { SeedQuestion } from '../seed-question';

const give = '[Command: give](/command/genshin-impact/grasscutter?command=give-item)';

export const commandQuestions: SeedQuestion[] = [
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
        body: 'There are two possible reasons.\n\n1. You are on another server than the one that is selected next to the command. The character is linked per server.\n2. The server itself is not connected to the site at the moment. The status page shows it:\n\n[Server status](/status#server-2)\n\nIn both cases nothing was run, so you can send the line again.',
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
          'Collect them in the command builder and share the list as a recipe: you get a short address that opens the builder with these lines. Anybody who opens it can change the numbers before running anything. A good first line is this one:\n\n' +
          give,
        votes: 5,
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
          'There is no undo for commands. The people who run the server may have a backup of the whole database, but they will not reset everybody for one bag. Give the items to yourself again:\n\n' +
          give +
          '\n\nThe bot shows each line with the server and the character before it runs it. Reading that line is the best backup.',
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

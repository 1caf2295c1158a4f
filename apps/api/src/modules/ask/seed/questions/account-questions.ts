import type { SeedQuestion } from '../seed-question';

export const accountQuestions: SeedQuestion[] = [
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
        body: 'Please do not. Use a password that you use nowhere else: anybody who runs a private server could read what your client sends to it. A password manager remembers it for you.\n\nThis site has two passwords on purpose. The website password opens the site, the game password opens the game. Turn on a second factor in the security settings of your account, then a stolen password is not enough to log in.',
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
        body: 'If the list says *unknown*, the connection broke while the reward was sent. It is then not sent a second time by itself. Write to the staff: they check whether it arrived before anything is sent again.',
        votes: 1,
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
    by: 'wisteria',
    title: 'How do I delete my account and what happens to my texts?',
    body: 'I would like to stop playing for a while, and I do not want to leave data behind. What is deleted, and how long does it take?',
    tags: ['account', 'privacy'],
    daysAgo: 4,
    votes: 2,
    answers: [
      {
        by: 'admin',
        body: 'Open *Your data* in your account. *Export* gives you one file with everything that is stored about you. *Delete account* deletes the account after fourteen days: if you log in before, the account stays.\n\nYou choose what happens to your questions, answers and posts: they stay without your name, or they are deleted with the account. The sums of votes stay.',
        votes: 3,
        isBest: true,
      },
    ],
  },
];

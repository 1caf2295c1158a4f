/**
 * The questions of the page `/faq`. Our API also suggests them to members who ask something similar (docs/behaviour/ask.md#similar-texts).
 */
export const commonQuestions = [
  {
    question: 'What is a private server?',
    answer:
      'A program, written by fans, that answers the game in place of the official server. It has its own accounts, its own progress and its own rules.',
  },
  {
    question: 'Does it cost anything?',
    answer:
      'No. The engines are free projects, and playing here is free. Donations are voluntary and buy nothing in a game; anybody who asks for money for access does not belong to this site.',
  },
  {
    question: 'Can my official account be banned for it?',
    answer:
      'A private server never talks to the official one, but we cannot speak for the makers of the games. Use a separate folder and a separate password, and never start the patched client with your official login.',
  },
  {
    question: 'Which client version do I need?',
    answer:
      'The one that your server accepts. A game’s page shows which servers accept a version, if the servers publish this; a newer or older client is refused at login.',
  },
  {
    question: 'The download stops or the archive is damaged. What now?',
    answer:
      'If the game’s page lists checksums, check your files there and download only the one that differs. Segments can be downloaded one by one, from a mirror if one is listed.',
  },
  {
    question: 'Why are there segments?',
    answer:
      'Some packages are larger than sixty gigabytes. In parts they survive a bad connection: if one part breaks, you download only that part again. Put all parts in one folder and open the first.',
  },
  {
    question: 'The client cannot connect. What should I check?',
    answer:
      'The version, the address in the launcher (the guide lists the addresses that the operators have published), the clock of your device, and whether another launcher or proxy is still running. Antivirus tools often block the patch: look in their quarantine.',
  },
  {
    question: 'Does it run on a phone?',
    answer:
      'If a game’s page lists Android or iOS, yes. Install the patched app in addition to the official one; they do not affect each other.',
  },
  {
    question: 'Can I move my progress from the official game?',
    answer:
      'No. The two have no connection to each other. Most servers give you what you need through commands instead.',
  },
  {
    question: 'Can I host my own?',
    answer:
      'Yes. A game’s page lists its engines, with links where they have a home page, and this site is software that anybody can host. A small machine is enough for a group of friends.',
  },
];

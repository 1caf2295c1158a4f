/** The questions of the page `/faq`. Our API also names them to members who ask something similar (docs/behaviour/ask.md#similar-texts). */
export const commonQuestions = [
  {
    question: 'What is a private server?',
    answer:
      'A program, written by fans, that answers the game in place of the official server. It has its own accounts, its own progress and its own rules.',
  },
  {
    question: 'Does it cost anything?',
    answer:
      'No. The engines are free projects and so is playing here. Anybody who asks for money for access is not one of us.',
  },
  {
    question: 'Can my official account be banned for it?',
    answer:
      'A private server never talks to the official one, but we cannot speak for the makers of the games. Use a separate folder and a separate password, and never start the patched client with your official login.',
  },
  {
    question: 'Which client version do I need?',
    answer:
      'Exactly the one that the build names. The game’s page lists every version that the servers speak; a newer or older client is refused at login.',
  },
  {
    question: 'The download stops or the archive is damaged. What now?',
    answer:
      'Compare the checksum of each file with the one on the page and download only the file that differs. Segments can be fetched one by one, and most files have a mirror.',
  },
  {
    question: 'Why are there segments?',
    answer:
      'Some packages are larger than sixty gigabytes. Cut into parts they survive a bad line: a broken part costs you that part, not the whole evening. Put all parts in one folder and open the first.',
  },
  {
    question: 'The client cannot connect. What should I check?',
    answer:
      'The version, the address in the launcher, the clock of your device, and whether another launcher or proxy is still running. Antivirus tools like to hold the patch back: look in their quarantine.',
  },
  {
    question: 'Does it run on a phone?',
    answer:
      'Where a game’s page lists Android or iOS, yes. Install the patched app beside the official one; they do not disturb each other.',
  },
  {
    question: 'Can I move my progress from the official game?',
    answer: 'No. The two know nothing of each other. Most servers give you what you need through commands instead.',
  },
  {
    question: 'Can I host my own?',
    answer:
      'Yes. The engines are linked on each game’s page, and this site is software that anybody can host. A small machine is enough for a circle of friends.',
  },
];

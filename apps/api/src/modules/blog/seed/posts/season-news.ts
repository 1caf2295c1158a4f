import type { SeedPost } from '../seed-post';

export const seasonNews: SeedPost = {
  slug: 'news-of-the-season',
  title: 'News of the season: more servers, faster search',
  shortContent: 'What changed on the site this season, what is planned, and how you can help to test it.',
  tags: ['news'],
  daysAgo: 3,
  content: `The evenings are long and the servers are full. This is what changed this season, and what comes next.

## The handbook finds what you mean

You no longer need the exact name of an item. The search reads names in fourteen languages, and it forgives typing errors. Try a few letters
of a name in your own language. Each result has its number, and the number is what commands need.

[Kamisato Ayaka](/handbook/genshin-impact/avatar/10000002)

The pages also show in which version of the game data an item appeared. If a server says that it does not know an item, its version is
probably older than the item.

## Commands with forms

The command list now has a form for each command. Choose the values, copy the line, and paste it in the game. You can keep several lines
as a recipe and share it under a short address. A good recipe for a new account has three lines: some currency, one character and one weapon.

## The status page remembers

Each server has its history of the last ninety days. Planned work is announced there before it begins. If a game feels slow in the evening,
the chart shows how long its server takes to answer.

[Server status](/status#server-1)

## What is planned

- More guides in this blog. If you like to write, ask an admin for the role of an editor.
- More answers on the [questions page](/ask), so that good ones do not get lost in the chat. If you know one, write it there.
- Clearer texts. Many readers learn English as a second or third language. If you stumble over a sentence, tell us which one.

## How you can help

Test one thing that you never use. Export your data. Open the site without JavaScript. Search for an item in a language that you do not speak.
Then write down what you expected and what happened. Two sentences are enough for a good report.

Thank you to everybody who reported errors this season. Most corrections began with one patient message in the chat.
`,
};

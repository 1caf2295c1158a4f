import type { SeedPost } from '../seed-post';

export const chooseEngine: SeedPost = {
  slug: 'choose-an-engine',
  title: 'Which engine is right for your server?',
  shortContent: 'An engine is the program behind a server. Five questions that help you to choose one.',
  tags: ['guide', 'hosting'],
  daysAgo: 14,
  content: `An engine is the program that plays the role of the game server. There are several for each game. They differ more than their names suggest.
These five questions help you to choose one.

## 1. Which version do you want to play?

Each engine supports some versions of the client and no others. Begin with the version that your friends have, then check which engine
supports it. The download page groups everything by version.

[Downloads for Honkai: Star Rail](/downloads/honkai-star-rail)

## 2. What must work?

Nothing works completely. Some engines are strong in fights and weak in quests. Some have a full world and no events. Write down three things
that you want to do, and read the list of features for exactly these. A long list of features is less useful than three that are right.

## 3. How do you want to control it?

Engines have different commands. In one of them you give an item by its number, in another by its name and a level. The command list
shows the commands of each engine with their parameters. Read it before you decide, and imagine that you type these lines every evening.

[Command: give](/command/genshin-impact/grasscutter?command=give-item)

This site can reach a server in three ways: a plugin, an interface of the engine itself, or our agent next to it. With the agent
the site shows the players and the load. Without it the site only sees whether the server answers.

## 4. Which computer runs it?

A small server for five friends runs on an old notebook. Memory matters more than the processor. Plan four gigabytes for the engine, and
some more if it needs a separate database. A disk without moving parts makes the start much faster.

## 5. Who repairs it?

Look at the last changes of the project. A project that answered questions last month will probably answer yours. If its development has
ended, that is fine for an old version, but do not expect corrections.

## A simple recommendation

If this is your first server, take the engine with the best documentation, not the one with the newest version. You can move later. Keep a
copy of the database before each change, and write down which version of the engine made it.
`,
};

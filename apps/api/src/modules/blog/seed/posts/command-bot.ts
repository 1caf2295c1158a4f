import type { SeedPost } from '../seed-post';

export const commandBot: SeedPost = {
  slug: 'how-the-command-bot-works',
  title: 'How the command bot works',
  shortContent:
    'The bot in the chat runs commands on a server for your character. What it may do, and what it never does.',
  tags: ['guide', 'commands'],
  daysAgo: 9,
  content: `The chat of this site has a bot. It takes a line, sends it to a game server and shows the answer of the server. You do not need to be in
the game window for that, but your character must be online.

## Before the first command

Link your character in your account: choose the server, enter its number and confirm the code. The bot runs commands for **your own**
characters only. It does not matter what somebody else writes in the chat.

## A command from beginning to end

Suppose you want five pieces of an item.

1. Find the number of the item in the handbook.
2. Open the command in the command list and fill in its form.
3. Send the line to the bot.

[Command: give](/command/genshin-impact/grasscutter?command=give-item)

The bot shows the line again before it runs it, together with the server and the character. Read it. A number that is one digit too long is
the most common mistake.

## What the answers mean

- **Done** means that the server accepted the line. It does not always mean that something is in your bag: some servers
  accept a line and ignore it. Look into your bag.
- **Offline** means that the server or your character is not there. Nothing happened, and you can send the line again later.
- **Unknown** means that the connection broke after the line was sent. The bot does not send it a second time by itself, because you
  would then get everything twice. Look first, then decide.

## Which commands it refuses

A server decides which commands its players may use. The bot adds its own rule: lines that affect other players, stop a server or
change permissions are refused, also for people who may use them in the game. The people who run a server have a console for that.

## Good manners

The bot answers in your own window, so nobody else reads your commands. Still, servers are shared. Ten thousand monsters in one place stop
the server for everybody. If you test something large, choose a quiet server and tell the others.

Which server is quiet at the moment? Look here:

[Server status](/status#server-2)
`,
};

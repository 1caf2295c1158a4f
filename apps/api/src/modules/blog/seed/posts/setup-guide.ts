import type { SeedPost } from '../seed-post';

export const setupGuide: SeedPost = {
  slug: 'set-up-your-first-game',
  title: 'Set up your first game in twenty minutes',
  shortContent: 'From an empty folder to your first steps in the world: account, client, launcher, server.',
  tags: ['guide', 'setup'],
  daysAgo: 1,
  content: `You need a computer with Windows, about twenty minutes, and enough free space on the disk. This guide uses Genshin Impact. The steps for
the other games have the same order.

## 1. Make an account

Register on this site and confirm your mail address. The account keeps your characters, your rewards and your login. The site has two
passwords: one for the website and one for games. Never use the password of an official account for either of them.

## 2. Choose a server

The status page shows every server with its version, its ping and its players. Choose one that is online and near you.

[Server status](/status#server-1)

Write down its **version**. The client must have the same version. A client that is newer or older stops at the login screen.

## 3. Download the client

The download page lists clients and tools for each version. Compare the checksum before you unpack an archive: a damaged download
wastes more time than the check.

[Downloads for Genshin Impact](/downloads/genshin-impact)

Unpack the archive into a separate folder. Do not unpack it over an official installation, because updates of that installation
replace files that you need.

## 4. Start through the launcher

1. Start the launcher as an administrator. It needs that once, to add a certificate.
2. Choose the folder of the client.
3. Enter the address of the server from its page.
4. Press the start button and wait for the login screen.

Log in with the username of this site and your **game password**.

## 5. Take the first steps

Open the chat in the game and type a command. A small one is a good test: ask for one item and look into your bag.

[Command: give](/command/genshin-impact/grasscutter?command=give-item)

## If it does not work

| What you see                    | What to do                                            |
| ------------------------------- | ----------------------------------------------------- |
| The client asks for an update   | The versions differ. Download the version of the server. |
| The login screen never answers  | Look at the status page. Then restart the launcher.   |
| The password is wrong           | Use the game password, not the one of the website.    |
| A certificate error             | Start the launcher as an administrator once more.     |

Ask in the chat if you are stuck. Say which server, which version and which step. Do not post your session key or a password, not even to
a moderator.
`,
};

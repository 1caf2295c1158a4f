import type { SeedPost } from '../seed-post';

export const hostServer: SeedPost = {
  slug: 'host-a-server-for-friends',
  title: 'Host a server for your friends',
  shortContent: 'Ports, backups, an agent for the status page and a rule for updates: a small server that lasts.',
  tags: ['guide', 'hosting'],
  daysAgo: 27,
  content: `A server for friends is a good first project. It does not need to be large. It needs to be there on Friday evening, and it must not lose what
people collected. This guide is about those two things.

## What you need

A computer that stays on, four gigabytes of free memory, and a connection with an address that others can reach. A rented machine is easier than
a port in your router at home, and your friends do not learn your home address.

## Install the engine

Follow the guide of the engine for your version. All clients need the same version as the server.

[Downloads for Blue Archive](/downloads/blue-archive)

Run the engine as a separate user, never as the administrator. Let the system start it again when it stops: on Linux a systemd unit
with \`Restart=always\` is enough.

## Open as few ports as possible

Open the ports that the engine names, and nothing else. The database must listen on the local machine only. If the engine has an interface for
administration, change its default key before you open anything. Most servers that were taken over still had the default key.

## Make backups, and try one

Copy the database every night to another disk. Once a month restore a copy on another computer and log in. A backup that was never restored is
a hope, not a backup.

## Show it on the status page

Ask an admin to add your server. You get a key for the agent, a small program that runs next to the engine. It reports players and load, and it lets
the command bot reach the server. It opens no port: it calls the site by itself. This is how a server looks there:

[Server status](/status#server-1)

## Agree on a rule for updates

Most things break during updates. Choose one day of the week, announce it, and make a backup before. Wait three days after a release of
the engine; others find the worst mistakes first.

Test commands after each update. Engines rename them, and an old line may do something else. One item is a good test:

[Command: give](/command/genshin-impact/grasscutter?command=give-item)

## Know when to stop

If nobody comes for a month, say goodbye properly: announce the date, give everybody a copy of their data, and remove the server from the list.
People will trust your next one.
`,
};

import type { SeedPost } from '../seed-post';

export const safeDownloads: SeedPost = {
  slug: 'are-downloads-safe',
  title: 'Are downloads safe? How to check a file yourself',
  shortContent: 'Checksums, antivirus warnings and copies on other sites: what you can check in five minutes.',
  tags: ['guide', 'safety'],
  daysAgo: 20,
  content: `People ask this question before their first download, and they are right. You run a program that a stranger wrote. Here is what
you can check yourself.

## Begin at the right place

Links to tools lead to the pages of their projects. There you see the source code, the list of releases and the reports of other users.
A copy on a file host has none of these. If somebody sends you a link in a private message, do not use it. Open the download
page yourself.

[Downloads for Genshin Impact](/downloads/genshin-impact)

## Compare the checksum

Large archives have an MD5 checksum on the download page. It tells you that the file arrived completely. On Windows open a terminal in the
folder and type:

\`\`\`powershell
Get-FileHash .\\client.zip -Algorithm MD5
\`\`\`

Compare all characters, not only the first four. If they differ, delete the file and load it from another mirror.

A checksum proves that your file is the one that the page describes. It does not prove that the file is harmless.

## When the antivirus program warns

Some tools change the traffic of a game or load a library into it. Malware does that, too, so scanners warn. A warning is a reason
to look closer, not to switch the scanner off for the whole computer.

1. Read the name of the warning. *Generic* and *HackTool* are guesses. The name of a known trojan is not.
2. Ask a second scanner.
3. Look into the reports of the project. If others have the same warning, somebody has explained it.
4. If you are still in doubt, do not run the file.

## Protect what matters

- Use a separate account of your computer for games. It costs five minutes and protects your documents.
- Never enter the password of an official account in a client for private servers.
- Remove the certificate of the launcher when you stop playing. Its settings have a button for that.
- Make a backup of your photos. It helps against everything.

## If something went wrong

Disconnect the computer from the network. Change your passwords from **another** device, the one of your mail address first. Then tell us which
file it was and where you found it. We remove a link at once and ask questions later. The site itself is on the status page:

[Server status](/status#server-1)
`,
};

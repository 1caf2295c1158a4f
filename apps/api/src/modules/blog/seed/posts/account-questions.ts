import type { SeedPost } from '../seed-post';

export const accountQuestions: SeedPost = {
  slug: 'questions-about-accounts',
  title: 'Ten questions about accounts',
  shortContent: 'Passwords, guests, lost mail addresses, deletion: short answers to what people ask most.',
  tags: ['guide', 'faq', 'account'],
  daysAgo: 6,
  content: `The same questions arrive every week. Here are the answers, with the page on which you find each setting.

## Logging in

**Why are there two passwords?** The website password opens this site. The game password opens the game on a server. Anybody
who reads your game password on a broken server still cannot change your account.

**Can I play without a mail address?** Yes, as a guest. A guest account belongs to your network address. If the address changes, the account
is closed to you, so choose a name and a password soon.

**I forgot my password.** Use *Forgot password* on the login page. The code arrives by mail and is valid for a short time. No moderator can
read your password, and none will ask for it.

**What is a second factor?** An app or a passkey that confirms each login. Turn it on in the security settings and print the ten recovery
codes. They help when you lose your phone.

## Devices and characters

**Somebody is logged in as me.** Open *Sessions* in your account. The list shows each browser with its time. End the ones that you do not
know, then change the password. All other sessions end with it.

**How do I link my character?** Choose the server, enter the number of the character, and prove that it is yours with a code that arrives in
the game. Afterwards the site shows the character and can deliver rewards to it.

**A reward did not arrive.** The server was probably offline. Deliveries wait and are repeated. Look at the state of the server first:

[Server status](/status#server-2)

## Your data

**Which data do you store?** What you typed, your logins with address and browser, and what you did with rewards and chat. *Export* gives
you all of it in one file.

**How do I delete my account?** Choose *Delete account*. It happens after fourteen days. If you log in before, the account stays. You also
choose what happens to your posts: they stay without your name, or they are deleted with the account.

**Can I change my username?** No. You can change the name that others see, as often as you like.

Is your question missing? Ask it in the chat. If three people ask the same, it will be here next month.
`,
};

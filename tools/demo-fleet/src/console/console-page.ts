import type { DemoServer } from '@starhaven/game-engines';
import { escapeHtml } from '@starhaven/rich-text';
import { demoPlayers } from '../demo-players';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:1rem 0}' +
  'input,select,button{font:inherit;display:block;width:100%;box-sizing:border-box;padding:.5rem;min-height:44px}';

export interface ConsolePage {
  servers: readonly DemoServer[];
  /** The result of the form that was sent; empty on the first visit. */
  told: string;
  /** As typed, to show it again after a mistake. */
  typed?: { slug: string; uid: string; code: string };
}

/** The page with the console of all demo servers: it replaces the game in which a player enters a code. */
export function consolePage({ servers, told, typed }: ConsolePage): string {
  const options = servers.map(
    ({ slug, name }) =>
      `<option value="${escapeHtml(slug)}"${typed?.slug === slug ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  const players = servers.map(
    ({ slug, name }) =>
      `<li>${escapeHtml(name)}: ${demoPlayers(slug)
        .map(({ uid, nickname }) => `${escapeHtml(nickname)} (${uid})`)
        .join(', ')}</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Console of the demo servers</title><style>${style}</style></head>
<body><h1>Console of the demo servers</h1>
<p>These servers are demonstrations: there is no game behind them. This page replaces the game in which a player enters the code that
the site shows. Choose a server and any of its players, and enter the code.</p>
${told === '' ? '' : `<p role="status"><strong>${escapeHtml(told)}</strong></p>`}
<form method="post">
<label>Server <select name="server">${options.join('')}</select></label>
<label>Player number <input name="uid" inputmode="numeric" maxlength="15" required value="${escapeHtml(typed?.uid ?? '')}"></label>
<label>Code from the site <input name="code" maxlength="16" autocomplete="off" required value="${escapeHtml(typed?.code ?? '')}"></label>
<button>Enter the code</button></form>
<h2>Players</h2><ul>${players.join('')}</ul></body></html>
`;
}

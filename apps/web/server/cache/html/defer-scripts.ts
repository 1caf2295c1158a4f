/**
 * Paints a page before its scripts are fetched. Preloads and the module that boots React wait until style, font and the pictures of the
 * first screen are loaded and painted; on a slow line these get the whole bandwidth. Pages work without scripts, so late scripts cost
 * nothing. React accepts the changed attributes and the extra node when it hydrates.
 */
export function deferScripts(html: string, nonce: string): string {
  const attribute = ` nonce="${nonce}"`;
  const boot = html.indexOf(`<script${attribute} type="module" async="">`);
  if (boot === -1) return html;
  // Copies only the part with preloads, and not the whole page.
  const preloads = html.slice(0, boot).indexOf(preload);
  const kept = preloads === -1 ? boot : preloads;
  return (
    html.slice(0, kept) +
    html.slice(kept, boot).replaceAll(preload, `<link rel="${waitingPreload}"`) +
    html.slice(boot).replace('type="module" async=""', `type="${waitingModule}"`) +
    `<script${attribute}>${startWhenSeen}</script>`
  );
}

const preload = '<link rel="modulepreload"';
const waitingPreload = 'x-modulepreload';
const waitingModule = 'x-module';

// A picture that never arrives must not delay the scripts for ever.
const longestWaitMs = 3_000;

// Pictures are decoded outside the main thread and painted some frames after they have loaded.
const settleMs = 100;

// The copy has the original's text, so the policy allows it by the same hash, and its nonce where there is one.
const startWhenSeen = `(function(){var done;function start(){if(done)return;done=1;
document.querySelectorAll('link[rel=${waitingPreload}]').forEach(function(l){l.rel='modulepreload'});
var w=document.querySelector('script[type=${waitingModule}]'),s=document.createElement('script');
s.type='module';s.nonce=w.nonce;s.textContent=w.textContent;w.after(s);s.remove()}
addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(start,${settleMs})})});setTimeout(start,${longestWaitMs})})()`;

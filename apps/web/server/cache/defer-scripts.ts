/**
 * Lets a page be seen before its scripts are fetched: preloads and the module that boots React wait for the first frame,
 * so that on a slow line style, font and picture have the line to themselves. Pages work without scripts, so nothing is
 * lost by their coming second. React accepts the changed attributes and the node after its own when it hydrates.
 */
export function deferScripts(html: string, nonce: string): string {
  const attribute = ` nonce="${nonce}"`;
  const boot = html.indexOf(`<script${attribute} type="module" async="">`);
  if (boot === -1) return html;
  return (
    html.slice(0, boot).replaceAll('<link rel="modulepreload"', `<link rel="${waitingPreload}"`) +
    html.slice(boot).replace('type="module" async=""', `type="${waitingModule}"`) +
    `<script${attribute}>${startAfterFirstFrame}</script>`
  );
}

const waitingPreload = 'x-modulepreload';
const waitingModule = 'x-module';

// The copy has the original's text, so the policy allows it by the same hash, and its nonce where there is one.
const startAfterFirstFrame = `requestAnimationFrame(function(){setTimeout(function(){
document.querySelectorAll('link[rel=${waitingPreload}]').forEach(function(l){l.rel='modulepreload'});
var w=document.querySelector('script[type=${waitingModule}]'),s=document.createElement('script');
s.type='module';s.nonce=w.nonce;s.textContent=w.textContent;w.after(s);s.remove()})})`;

import { timeForms } from '../../lib/formats/format-time';

/**
 * Converts each time on the page to local time before it is painted. A browser may paint a partly loaded page, so the script watches the
 * parser until the page is complete: mutation observers run before the next paint. The script is inline, because the first paint waits for
 * no file. The content security policy allows it by its nonce, or by its hash on a cached page.
 */
export const localTimesScript = `(function(f,c){function l(t,k){var m=t.getAttribute(k);
return m&&(c[m]=c[m]||new Intl.DateTimeFormat(undefined,f[m])).format(new Date(t.dateTime))}
function s(){document.querySelectorAll('time').forEach(function(t){var x=l(t,'data-local'),y=l(t,'data-local-title');
if(x&&t.textContent!==x)t.textContent=x;if(y)t.title=y})}s();if(document.readyState==='loading'){
var o=new MutationObserver(s);o.observe(document,{childList:true,characterData:true,subtree:true});
document.addEventListener('DOMContentLoaded',function(){s();o.disconnect()})}})(${JSON.stringify(timeForms)},{})`;

/** Place it once, in the head: it must run before the browser parses the first time of the page. */
export function LocalTimesScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: localTimesScript }} />;
}

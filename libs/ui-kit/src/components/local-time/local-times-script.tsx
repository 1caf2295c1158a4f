import { timeForms } from '../../lib/format-time';

/**
 * Makes the times of the page local before the first paint. It is inline, because the first paint waits for no file. The content security
 * policy allows it by its nonce, or by its hash on a cached page.
 */
export const localTimesScript = `(function(f,c){function l(t,k){var m=t.getAttribute(k);
return m&&(c[m]=c[m]||new Intl.DateTimeFormat(undefined,f[m])).format(new Date(t.dateTime))}
document.querySelectorAll('time').forEach(function(t){var x=l(t,'data-local'),y=l(t,'data-local-title');
if(x)t.textContent=x;if(y)t.title=y})})(${JSON.stringify(timeForms)},{})`;

/** Place it once, after everything that has times and before the scripts of the page. */
export function LocalTimesScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: localTimesScript }} />;
}

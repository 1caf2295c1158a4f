import { randomBytes } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { escapeHtml } from '@starhaven/rich-text';
import type { AdSettings } from '../../lib/ad-settings.server';
import { readSite } from '../../lib/read-site.server';

/** Loads the script of the network, and notifies the page when it has loaded. The message contains nothing else, so anybody may read it. */
const loadScript = `(function(d){var s=d.createElement('script');s.src=d.currentScript.dataset.src;s.async=true;
s.onload=function(){parent.postMessage('ad-script-loaded','*');
if(d.querySelector('ins.adsbygoogle'))(window.adsbygoogle=window.adsbygoogle||[]).push({})};
d.body.appendChild(s)})(document)`;

function documentOf({ adsScript, adsSlot, adsSize: { height } }: AdSettings, nonce: string): string {
  const attributes = adsSlot.map(
    ({ name, value }) => ` ${name === 'class' ? 'class' : `data-${name}`}="${escapeHtml(value)}"`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Advertisement</title><style nonce="${nonce}">body{margin:0;overflow:hidden}ins{display:block;height:${height}px}</style></head>
<body><ins${attributes.join('')}></ins>
<script nonce="${nonce}" data-src="${escapeHtml(adsScript)}">${loadScript}</script></body></html>
`;
}

/** Allows only the hosts that the operator named, in a separate origin, inside our pages. */
function policyOf({ adsScript, adsHosts }: AdSettings, nonce: string): string {
  const hosts = [new URL(adsScript).host, ...adsHosts.map(({ host }) => host)]
    .map((host) => `https://${host}`)
    .join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${hosts}`,
    `style-src 'nonce-${nonce}' ${hosts}`,
    "style-src-attr 'unsafe-inline'",
    `img-src data: ${hosts}`,
    `font-src ${hosts}`,
    `media-src ${hosts}`,
    `connect-src ${hosts}`,
    `frame-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

const never = "default-src 'none'; frame-ancestors 'none'";

/** The document in which an ad runs (docs/behaviour/site.md#ads). 404 unless the operator has switched ads on and named a script. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { ads } = await readSite(context, request);
  const common = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  if (!ads.showsAds || ads.adsScript === '') {
    const headers = { ...common, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': never };
    return new Response('Not Found', { status: 404, headers });
  }
  const nonce = randomBytes(16).toString('base64');
  return new Response(documentOf(ads, nonce), {
    headers: {
      ...common,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(ads, nonce),
    },
  });
}

import { escapeHtml } from '@starhaven/rich-text';
import type { Mail } from '../../../platform/mail/mailer';

/** The site that sends the mail: links lead only to `url` (docs/security.md#names-that-look-alike). */
export interface MailSite {
  name: string;
  /** Without a trailing slash. */
  url: string;
}

/** A block of a mail. The HTML and the text form are made from the same blocks, so both have the same content. */
export type MailBlock =
  | string
  | { code: string; label: string }
  | { facts: [name: string, value: string][] }
  | { link: string; label: string };

export interface MailContent extends Pick<Mail, 'kind' | 'to' | 'subject' | 'usefulForSeconds'> {
  blocks: MailBlock[];
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Mail programs that invert colours on their own do not change a mail that declares both colour schemes. */
const darkScheme =
  '@media (prefers-color-scheme:dark){body,.page{background:#14161f!important;color:#e6e8f0!important}' +
  '.quiet{color:#a3a9bd!important}.code{background:#232738!important;color:#fff!important}a{color:#a9b8ff!important}}';

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('code' in block) return `${block.label}: ${block.code}`;
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${block.label}: ${block.link}`;
}

function htmlOf(block: MailBlock): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escapeHtml(block)}</p>`;
  if ('code' in block) {
    return (
      `<p style="margin:0 0 4px">${escapeHtml(block.label)}</p><p class="code" style="margin:0 0 20px;padding:14px 16px;` +
      'background:#eef0f6;color:#1b1e2b;border-radius:8px;font:600 24px/1.2 ui-monospace,Consolas,monospace;' +
      `letter-spacing:.12em">${escapeHtml(block.code)}</p>`
    );
  }
  if ('facts' in block) {
    const lines = block.facts.map(
      ([name, value]) => `<span class="quiet" style="color:#5b6178">${escapeHtml(name)}:</span> ${escapeHtml(value)}`,
    );
    return `<p style="margin:0 0 16px">${lines.join('<br>')}</p>`;
  }
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.link)}" style="color:#3447b5">${escapeHtml(block.label)}</a></p>`;
}

/** A mail in both forms, HTML and text, with the site's name. */
export function writeMail(site: MailSite, { kind, to, subject, usefulForSeconds, blocks }: MailContent): Mail {
  const text = [...blocks.map(textOf), `${site.name}\n${site.url}`].join('\n\n');
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkScheme}</style></head>` +
    `<body style="margin:0;background:#f4f5f9;color:#1b1e2b;${font};font-size:16px;line-height:1.5">` +
    '<div class="page" style="max-width:520px;margin:0 auto;padding:32px 20px;background:#fff">' +
    `<h1 style="margin:0 0 20px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>${blocks.map(htmlOf).join('')}` +
    `<p class="quiet" style="margin:28px 0 0;color:#5b6178;font-size:14px">${escapeHtml(site.name)}<br>` +
    `<a href="${escapeHtml(site.url)}" style="color:#3447b5">${escapeHtml(site.url)}</a></p></div></body></html>`;
  return { kind, to, subject, text, html, usefulForSeconds };
}

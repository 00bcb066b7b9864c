import { escapeHtml } from '../../../http/html-page.ts';
import { brandMark } from './brand-mark.ts';
import { darkStyle, paint } from './mail-colors.ts';
import type { MailFrame, MailPart } from './mail-part.ts';
import { REPLY_LINE } from './reply-line.ts';

interface Content {
  subject: string;
  heading: string;
  brand: string;
  parts: MailPart[];
  frame: MailFrame;
}

/** Long addresses and words break instead of widening the mail; the last one is for Outlook. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word;word-wrap:break-word';
const font = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;${breaks}`;
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const body = `${font};font-size:16px;line-height:25px`;

/** Phones get narrower margins. */
const phoneStyle = '@media (max-width:480px){.page{padding:16px 8px!important}.card{padding:20px!important}}';

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

/** A mail with the product's look: tables and inline styles, nothing to fetch, readable in light and dark. */
export const mailHtml = ({ subject, heading, brand, parts, frame }: Content) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}${darkStyle}${phoneStyle}</style>
</head>
<body ${paint(['paper'], 'margin:0;padding:0')}>
<table ${table}><tr><td align="center" ${paint(['paper'], 'padding:32px 16px', 'page')}>
<table ${table} style="max-width:560px">${frame.replyable ? replyLine : ''}
<tr><td style="padding:0 4px 20px">${brandLine(brand)}</td></tr>
<tr><td ${paint(['surface', 'line'], 'padding:32px;border-width:1px;border-style:solid;border-radius:12px', 'card')}>
<h1 ${paint(['ink'], `${font};font-size:22px;line-height:30px;font-weight:600;letter-spacing:-0.2px;margin:0 0 16px`)}>${escapeHtml(heading)}</h1>
${parts.map(htmlOf).join('\n')}
</td></tr>
<tr><td ${paint(['muted'], `${small};padding:20px 4px 0`)}>Sent by ${escapeHtml(brand)} ${frame.unsubscribeUrl === undefined ? 'about your account or your request.' : unsubscribe(frame.unsubscribeUrl)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const small = `${font};font-size:13px;line-height:20px`;

const replyLine = `
<tr><td ${paint(['muted'], `${small};padding:0 4px 12px`)}>${escapeHtml(REPLY_LINE)}</td></tr>`;

const unsubscribe = (url: string) =>
  `because you subscribed. <a href="${escapeHtml(url)}" ${paint(['muted'], 'text-decoration:underline')}>Unsubscribe</a>`;

const brandLine = (brand: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td>${brandMark}</td>
<td ${paint(['ink'], `${font};font-size:18px;line-height:26px;font-weight:600;padding-left:10px`)}>${escapeHtml(brand)}</td></tr></table>`;

function htmlOf(part: MailPart, index: number, { length }: MailPart[]): string {
  // The padding of the card is enough below the last one.
  const below = (space: number) => (index === length - 1 ? 0 : space);
  switch (part.kind) {
    case 'text':
      return `<p ${paint(['ink'], `${body};margin:0 0 ${below(16)}px`)}>${lines(part.text)}</p>`;
    case 'code':
      return `<table ${table}><tr><td align="center" ${paint(['sunken', 'ink'], 'padding:20px 12px;border-radius:8px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:34px;line-height:40px;font-weight:600;letter-spacing:8px')}>${lines(part.text)}</td></tr></table>
<p style="margin:0 0 ${below(16)}px;font-size:0;line-height:0">&nbsp;</p>`;
    case 'facts':
      return `<table ${table} style="margin:0 0 ${below(16)}px">${part.facts.map(factRow).join('')}</table>`;
    case 'link':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 ${below(24)}px"><tr><td ${paint(['accent'], 'border-radius:8px')}><a href="${escapeHtml(part.url)}" ${paint(['onAccent'], `${font};display:inline-block;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;padding:10px 20px`)}>${escapeHtml(part.label)}</a></td></tr></table>`;
    case 'quote':
      return `<table ${table} style="margin:0 0 ${below(16)}px"><tr><td ${paint(['sunken', 'ink'], `${body};padding:16px;border-radius:8px`)}>${lines(part.text)}</td></tr></table>`;
    case 'note':
      return `<p ${paint(['muted', 'line'], `${font};font-size:14px;line-height:22px;margin:24px 0 ${below(16)}px;padding:16px 0 0;border-width:1px 0 0;border-style:solid`)}>${lines(part.text)}</p>`;
  }
}

function factRow([name, value]: [string, string], index: number): string {
  const rule = `${font};font-size:14px;line-height:22px;border-width:${index === 0 ? 0 : 1}px 0 0;border-style:solid`;
  return `<tr>
<td ${paint(['muted', 'line'], `${rule};padding:8px 16px 8px 0`)} width="96" valign="top">${escapeHtml(name)}</td>
<td ${paint(['ink', 'line'], `${rule};padding:8px 0`)}>${lines(value)}</td></tr>`;
}

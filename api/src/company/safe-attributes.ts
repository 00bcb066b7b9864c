import { escapeHtml } from '../http/html-page.ts';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What a value means to a browser, as far as a good address needs: what stays encoded begins no scheme. */
function decode(value: string): string {
  return value.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Where a link may lead: http, https, mail, phone, this site, this page. */
const goodAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

function href(value: string | undefined): string {
  // Browsers pass over these, so that they must not hide what an address begins with.
  const address = decode(value ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return goodAddress.test(address) ? ` href="${escapeHtml(address)}" rel="noopener noreferrer"` : '';
}

const span = (name: string, value: string | undefined) =>
  value !== undefined && /^\d{1,3}$/.test(value) && Number(value) > 1 && Number(value) <= 100
    ? ` ${name}="${Number(value)}"`
    : '';

/** The attributes that an element of a policy may have, written anew. */
export function safeAttributes(tag: string, attributes: Map<string, string>): string {
  if (tag === 'a') return href(attributes.get('href'));
  if (tag === 'td' || tag === 'th') {
    return span('colspan', attributes.get('colspan')) + span('rowspan', attributes.get('rowspan'));
  }
  return '';
}

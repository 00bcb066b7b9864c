import { escape, join, type Html } from '../text.ts';

/** A page of paper: a letter, a contract, a policy. Lines starting with `#` are headings, with `-` list items, with `!` marked passages. */
export const sheet = (title: string, note: string, lines: string[], foot: Html = ''): Html =>
  `<article class="sheet"><h2>${escape(title)}</h2><small>${escape(note)}</small>${join(lines.map(paragraph))}${foot}</article>`;

function paragraph(text: string): Html {
  if (text.startsWith('# ')) return `<h4>${escape(text.slice(2))}</h4>`;
  if (text.startsWith('- ')) return `<p class="item">${escape(text.slice(2))}</p>`;
  if (text.startsWith('! ')) return `<p class="marked">${escape(text.slice(2))}</p>`;
  return `<p>${escape(text)}</p>`;
}

/** `Name|role|state` under a document. */
export const signatures = (...people: string[]): Html =>
  `<footer class="signatures">${people
    .map((person) => person.split('|'))
    .map(
      ([name = '', role = '', state = '']) =>
        `<div><i>${state === 'signed' ? escape(name) : ''}</i><b>${escape(name)}</b><small>${escape(role)}</small></div>`,
    )
    .join('')}</footer>`;

export const sheetStyles = `
.sheet{background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:26px 34px;height:100%;overflow:hidden;display:flex;flex-direction:column}
.sheet h2{margin:0;font-size:19px;letter-spacing:-.02em;font-weight:600}.sheet>small{color:var(--muted);margin:2px 0 12px}.sheet h4{margin:10px 0 3px;font-size:13.5px;font-weight:600}
.sheet p{margin:0 0 7px;line-height:1.5}.sheet .item{padding-left:16px;position:relative;margin-bottom:4px}.sheet .item::before{content:'';position:absolute;left:3px;top:8px;width:5px;height:5px;border-radius:50%;background:var(--hue)}
.sheet .marked{background:var(--hue-soft);border-left:3px solid var(--hue);padding:7px 11px;border-radius:0 6px 6px 0}
.signatures{margin-top:auto;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:28px}.signatures i{display:block;height:30px;border-bottom:1.5px solid var(--firm);font-weight:300;font-size:19px;letter-spacing:-.03em;transform:skewX(-12deg);color:var(--hue-ink)}.signatures b{font-weight:500;display:block;margin-top:5px}.signatures small{color:var(--muted)}
`;

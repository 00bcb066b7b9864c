import { cell } from '../cell.ts';
import { escape, type Html } from '../text.ts';

/** Rows against columns of small filled fields; a field is `tone:text`, or empty. The row's name may use the prefixes of a cell. */
export function roster(columns: string[], rows: [name: string, ...fields: string[]][], nameWidth = 170): Html {
  const head = columns.map((column) => `<span>${escape(column)}</span>`).join('');
  const body = rows
    .map(([name, ...fields]) => `<div class="name">${cell(name)}</div>${fields.map(field).join('')}`)
    .join('');
  return `<div class="roster" style="grid-template-columns:${nameWidth}px repeat(${columns.length},minmax(0,1fr));grid-template-rows:34px repeat(${rows.length},minmax(0,1fr))"><span></span>${head}${body}</div>`;
}

function field(text: string): Html {
  const colon = text.indexOf(':');
  return `<div><i class="${text.slice(0, Math.max(colon, 0))}">${escape(text.slice(colon + 1))}</i></div>`;
}

export const rosterStyles = `
.roster{display:grid;height:100%;font-variant-numeric:tabular-nums}.roster>span{font-size:12px;color:var(--muted);display:grid;place-items:center;border-bottom:1px solid var(--line);text-align:center;white-space:nowrap}
.roster>div{padding:3px;border-bottom:1px solid var(--line);display:grid;align-items:stretch;min-height:0}.roster>.name{padding:0 8px 0 14px;align-items:center;white-space:nowrap}
.roster i{font-style:normal;font-size:12px;border-radius:6px;display:grid;place-items:center;color:var(--muted);white-space:nowrap}
.roster i.hue{background:var(--hue-soft);color:var(--hue-ink)}.roster i.mid{background:var(--hue-mid);color:var(--hue-ink)}.roster i.full{background:var(--hue);color:var(--raised)}.roster i.quiet{background:var(--sunken)}.roster i.good{background:var(--good-soft);color:var(--good)}.roster i.warn{background:var(--warn-soft);color:var(--warn)}.roster i.bad{background:var(--bad-soft);color:var(--bad)}
`;

import { cell } from '../cell.ts';
import { escape, type Html } from '../text.ts';

/** `Label|value`; several to a row. Drawn as the filled fields of a form. */
export const form = (...rows: string[][]): Html =>
  `<div class="form">${rows.map((row) => `<div>${row.map(field).join('')}</div>`).join('')}</div>`;

function field(text: string): Html {
  const [label, value] = pair(text);
  return `<label><span>${escape(label)}</span><i>${cell(value)}</i></label>`;
}

/** `Label|value`, one line each. */
export const facts = (...lines: string[]): Html =>
  `<dl class="facts">${lines
    .map(pair)
    .map(([label, value]) => `<div><dt>${escape(label)}</dt><dd>${cell(value)}</dd></div>`)
    .join('')}</dl>`;

/** `tone|what|when`: what happened, newest first. */
export const events = (...lines: string[]): Html =>
  `<ol class="events">${lines
    .map((line) => line.split('|'))
    .map(
      ([tone = '', what = '', when = '']) =>
        `<li><span class="dot ${tone}"></span><p>${escape(what)}<small>${escape(when)}</small></p></li>`,
    )
    .join('')}</ol>`;

function pair(text: string): [string, string] {
  const bar = text.indexOf('|');
  return [text.slice(0, bar), text.slice(bar + 1)];
}

export const fieldsStyles = `
.form{display:flex;flex-direction:column;gap:10px}.form>div{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:10px}
.form span:not(.chip,.avatar,.person,.person span){display:block;font-size:12px;color:var(--muted);margin-bottom:3px}
.form i{font-style:normal;display:flex;align-items:center;min-height:34px;padding:0 10px;border:1px solid var(--line);border-radius:8px;background:var(--paper);white-space:nowrap;overflow:hidden;font-variant-numeric:tabular-nums}
.facts{margin:0}.facts div{display:flex;justify-content:space-between;align-items:center;gap:10px;min-height:31px;border-bottom:1px solid var(--line)}.facts div:last-child{border:0}
.facts dt{color:var(--muted);white-space:nowrap}.facts dd{margin:0;font-weight:500;font-variant-numeric:tabular-nums;white-space:nowrap}
.events{list-style:none;margin:0;padding:0}.events li{display:flex;gap:10px;position:relative;padding-bottom:11px}.events li:not(:last-child)::before{content:'';position:absolute;left:3px;top:14px;bottom:-5px;width:1px;background:var(--line)}
.events .dot{margin-top:6px;position:relative}.events p{margin:0;line-height:1.35}.events small{display:block;font-size:12px;color:var(--muted)}
`;

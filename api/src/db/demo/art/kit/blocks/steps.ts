import { glyph } from '../glyph.ts';
import { escape, type Html } from '../text.ts';

/** A way through several stages; those before `now` are done. */
export const steps = (now: number, ...names: string[]): Html =>
  `<ol class="steps">${names
    .map(
      (name, index) =>
        `<li class="${index < now ? 'done' : index === now ? 'now' : ''}"><i>${index < now ? glyph('check', 12) : index + 1}</i>${escape(name)}</li>`,
    )
    .join('')}</ol>`;

/** `done|what|note`: things to tick off; done is x or empty. */
export const checklist = (...lines: string[]): Html =>
  `<ul class="checklist">${lines
    .map((line) => line.split('|'))
    .map(
      ([done = '', what = '', note = '']) =>
        `<li class="${done ? 'done' : ''}"><span class="box ${done ? 'on' : ''}"></span>${escape(what)}<small>${escape(note)}</small></li>`,
    )
    .join('')}</ul>`;

export const stepsStyles = `
.steps{list-style:none;margin:0;padding:11px 16px;display:flex;justify-content:space-between;background:var(--raised);border:1px solid var(--line);border-radius:12px;font-size:13px;color:var(--muted)}
.steps li{display:flex;align-items:center;gap:8px;white-space:nowrap}.steps i{width:21px;height:21px;border-radius:50%;border:1.5px solid var(--firm);display:grid;place-items:center;font-style:normal;font-size:11.5px;font-weight:600}
.steps .done i{background:var(--hue-soft);border-color:var(--hue-soft);color:var(--hue-ink)}.steps .now{color:var(--ink);font-weight:600}.steps .now i{background:var(--hue);border-color:var(--hue);color:var(--raised)}
.checklist{list-style:none;margin:0;padding:0}.checklist li{display:flex;align-items:center;gap:10px;min-height:33px;border-bottom:1px solid var(--line);white-space:nowrap}.checklist li:last-child{border:0}
.checklist small{margin-left:auto;color:var(--muted);font-size:12px}.checklist .done{color:var(--muted)}
`;

import type { Tone } from '../chip.ts';
import { escape, type Html } from '../text.ts';

/** Label, value, note and the note's tone. */
export type Figure = [label: string, value: string, note?: string, tone?: Tone];

/** The numbers that a screen opens with, in one strip. */
export const figures = (...items: Figure[]): Html =>
  `<section class="figures">${items
    .map(
      ([label, value, note = '', tone = 'quiet']) =>
        `<div><span>${escape(label)}</span><b>${escape(value)}</b><em class="${tone}">${escape(note)}</em></div>`,
    )
    .join('')}</section>`;

export const figuresStyles = `
.figures{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;background:var(--raised);border:1px solid var(--line);border-radius:12px}
.figures div{padding:11px 16px 12px;border-left:1px solid var(--line);white-space:nowrap;min-width:0}.figures div:first-child{border:0}
.figures span{display:block;font-size:12px;color:var(--muted)}.figures b{font-size:20px;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums;line-height:1.4}
.figures em{font-style:normal;font-size:12px;color:var(--muted);margin-left:7px}.figures em.good{color:var(--good)}.figures em.warn{color:var(--warn)}.figures em.bad{color:var(--bad)}
`;

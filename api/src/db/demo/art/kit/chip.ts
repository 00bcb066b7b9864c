import { escape, type Html } from './text.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'hue' | 'quiet';

export const chip = (text: string, tone: Tone = 'quiet'): Html => `<span class="chip ${tone}">${escape(text)}</span>`;

export const chipStyles = `
.chip{display:inline-flex;align-items:center;gap:5px;height:21px;padding:0 8px;border-radius:6px;font-size:12px;font-weight:500;white-space:nowrap;background:var(--sunken);color:var(--muted)}
.chip.good{background:var(--good-soft);color:var(--good)}.chip.warn{background:var(--warn-soft);color:var(--warn)}
.chip.bad{background:var(--bad-soft);color:var(--bad)}.chip.hue{background:none;box-shadow:inset 0 0 0 1px var(--line);color:var(--ink)}.chip.hue::before{content:'';width:7px;height:7px;border-radius:50%;background:var(--hue)}
.dot{width:7px;height:7px;border-radius:50%;background:var(--faint);flex:none}.dot.good{background:var(--good-fill)}.dot.warn{background:var(--warn-fill)}.dot.bad{background:var(--bad-fill)}.dot.hue{background:var(--hue)}
`;

import { avatar, avatars } from './avatar.ts';
import { chip, type Tone } from './chip.ts';
import { escape, grouped, rupees, type Html } from './text.ts';

/**
 * A value as it stands in a list. A prefix says how a text looks: `good:`, `warn:`, `bad:`, `hue:` and `quiet:` are chips,
 * `who:Name|note` a person, `team:A,B` people, `two:Title|note` two lines, `code:` a number or code, `bar:72` progress.
 */
export type Value = string | number;

const drawings: Record<string, (text: string) => Html> = {
  who: (text) => `<span class="person">${avatar(first(text), 24)}${titled(text)}</span>`,
  team: (text) => avatars(text.split(',')),
  two: titled,
  code: (text) => `<span class="code">${escape(text)}</span>`,
  strong: (text) => `<b class="strong">${escape(text)}</b>`,
  muted: (text) => `<span class="muted">${escape(text)}</span>`,
  bar: (text) =>
    `<span class="progress"><i><u style="width:${parseFloat(text)}%"></u></i><em>${escape(text.includes('|') ? second(text) : `${text}%`)}</em></span>`,
};

export function cell(value: Value, kind = ''): Html {
  if (value === 0 && ['inr', 'one', 'dec'].includes(kind)) return '<span class="muted">–</span>';
  if (typeof value === 'number') return kind === 'inr' ? rupees(value) : grouped(value, { dec: 2, one: 1 }[kind] ?? 0);
  const colon = value.indexOf(':');
  const prefix = value.slice(0, Math.max(colon, 0));
  const rest = value.slice(colon + 1);
  if (isTone(prefix)) return chip(rest, prefix);
  const drawing = drawings[prefix];
  return drawing ? drawing(rest) : escape(value);
}

function titled(text: string): Html {
  return text.includes('|')
    ? `<span class="two"><b>${escape(first(text))}</b><small>${escape(second(text))}</small></span>`
    : `<span>${escape(text)}</span>`;
}

const first = (text: string) => text.split('|')[0] ?? '';
const second = (text: string) => text.split('|')[1] ?? '';
const isTone = (text: string): text is Tone => ['good', 'warn', 'bad', 'hue', 'quiet'].includes(text);

export const cellStyles = `
.code{font-size:12.5px;color:var(--muted);font-feature-settings:'tnum'}.strong{font-weight:600}.muted{color:var(--muted)}
.progress{display:flex;align-items:center;gap:8px}.progress i{display:block;flex:1;min-width:52px;height:6px;border-radius:3px;background:var(--hue-pale);overflow:hidden}
.progress u{display:block;height:100%;border-radius:3px;background:var(--hue)}.progress em{font-style:normal;min-width:32px;text-align:right;color:var(--muted)}
`;

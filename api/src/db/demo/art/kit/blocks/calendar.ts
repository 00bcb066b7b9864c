import { escape, type Html } from '../text.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface MonthOptions {
  /** Weekday of the first, 0 for Monday. */
  startsOn: number;
  days: number;
  today: number;
  /** Entries as `tone:text` by day of the month. */
  entries: Record<number, string[]>;
}

export function month({ startsOn, days, today, entries }: MonthOptions): Html {
  const weeks = Math.ceil((startsOn + days) / 7);
  const cells = Array.from({ length: weeks * 7 }, (_, index) => {
    const day = index - startsOn + 1;
    const inside = day >= 1 && day <= days;
    const weekend = index % 7 > 4 ? 'rest' : '';
    return `<div class="${inside ? weekend : 'outside'}"><b class="${day === today ? 'today' : ''}">${inside ? day : ''}</b>${(entries[day] ?? []).map(entry).join('')}</div>`;
  });
  return `<div class="month" style="grid-template-rows:28px repeat(${weeks},1fr)">${DAYS.map((day) => `<span>${day}</span>`).join('')}${cells.join('')}</div>`;
}

function entry(text: string): Html {
  const [tone = '', name = ''] = text.split(':');
  return `<em class="${tone}">${escape(name)}</em>`;
}

export const calendarStyles = `
.month{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));height:100%}.month>span{font-size:12px;color:var(--muted);padding:6px 9px;border-bottom:1px solid var(--line)}
.month>div{border-bottom:1px solid var(--line);border-right:1px solid var(--line);padding:4px 5px;display:flex;flex-direction:column;gap:2px;min-height:0;overflow:hidden}
.month>div:nth-child(7n){border-right:0}.month .rest,.month .outside{background:var(--paper)}
.month b{font-size:12px;font-weight:500;width:20px;height:20px;display:grid;place-items:center;font-variant-numeric:tabular-nums}.month .today{background:var(--hue);color:var(--raised);border-radius:50%}
.month em{font-style:normal;font-size:11.5px;line-height:17px;padding:0 6px;border-radius:4px;white-space:nowrap;overflow:hidden;background:var(--sunken);color:var(--muted)}
.month em.hue{background:var(--hue-soft);color:var(--hue-ink)}.month em.full{background:var(--hue);color:var(--raised)}.month em.good{background:var(--good-soft);color:var(--good)}.month em.warn{background:var(--warn-soft);color:var(--warn)}.month em.bad{background:var(--bad-soft);color:var(--bad)}
`;

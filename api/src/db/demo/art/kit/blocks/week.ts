import { escape, type Html } from '../text.ts';

/** Day, start and length in hours, title, place and tone. */
export type Appointment = [day: number, start: number, length: number, title: string, place: string, tone: string];

/** A week of appointments; `now` is the hour on the day in the middle, counted from the first hour. */
export function week(days: string[], from: number, to: number, appointments: Appointment[], now: number): Html {
  const hours = to - from;
  const lines = Array.from(
    { length: hours },
    (_, index) => `<small style="top:${(index / hours) * 100}%">${String(from + index).padStart(2, '0')}:00</small>`,
  );
  const columns = days.map(
    (_, day) =>
      `<div>${appointments
        .filter(([own]) => own === day)
        .map((own) => block(own, from, hours))
        .join('')}${day === 2 ? `<u style="top:${(now / hours) * 100}%"></u>` : ''}</div>`,
  );
  return `<div class="week" style="--days:${days.length};--hours:${hours}"><header><b></b>${days.map((day) => `<span>${escape(day)}</span>`).join('')}</header><section><aside>${lines.join('')}</aside>${columns.join('')}</section></div>`;
}

const block = ([, start, length, title, place, tone]: Appointment, from: number, hours: number): Html =>
  `<i class="${tone}" style="top:${((start - from) / hours) * 100}%;height:calc(${(length / hours) * 100}% - 3px)"><b>${escape(title)}</b>${escape(place)}</i>`;

export const weekStyles = `
.week{display:flex;flex-direction:column;height:100%}.week header,.week section{display:grid;grid-template-columns:52px repeat(var(--days),minmax(0,1fr))}.week header{height:34px;align-items:center;border-bottom:1px solid var(--line);font-size:12px;color:var(--muted)}.week header span{text-align:center}
.week section{flex:1;min-height:0;background:repeating-linear-gradient(var(--line) 0 1px,transparent 1px calc(100%/var(--hours)))}.week section>*{position:relative}.week section>div{border-left:1px solid var(--line)}
.week small{position:absolute;right:8px;font-size:11.5px;color:var(--muted);padding-top:2px;font-variant-numeric:tabular-nums}.week i{position:absolute;left:3px;right:4px;margin-top:2px;border-radius:7px;padding:4px 8px;font-style:normal;font-size:11.5px;line-height:1.35;overflow:hidden;white-space:nowrap;background:var(--hue-soft);color:var(--hue-ink)}.week i b{display:block;font-weight:600;font-size:12px}
.week i.mid{background:var(--hue-mid)}.week i.full{background:var(--hue);color:var(--raised)}.week u{position:absolute;left:0;right:0;height:2px;background:var(--bad-fill)}.week u::before{content:'';position:absolute;left:-4px;top:-3px;width:8px;height:8px;border-radius:50%;background:inherit}
`;

import { escape, type Html } from '../text.ts';

/** `Name|percent|shown|tone`: horizontal bars, one below the other. */
export const levelBars = (...rows: string[]): Html =>
  `<div class="levels">${rows
    .map((row) => row.split('|'))
    .map(
      ([name = '', percent = '0', shown = '', tone = '']) =>
        `<div><span>${escape(name)}</span><b>${escape(shown)}</b><i><u class="${tone}" style="width:${percent}%"></u></i></div>`,
    )
    .join('')}</div>`;

/** A dial from 0 to 100 with a value in the middle. */
export function dial(percent: number, value: string, label: string, size = 120): Html {
  const radius = size / 2 - 9;
  const round = 2 * Math.PI * radius;
  const arc = (share: number, colour: string) =>
    `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round" stroke-dasharray="${round * 0.75 * share} ${round}" transform="rotate(135 ${size / 2} ${size / 2})"/>`;
  return `<div class="dial"><svg width="${size}" height="${size}">${arc(1, 'var(--hue-pale)')}${arc(percent / 100, 'var(--hue)')}</svg><b style="font-size:${value.length > 6 ? 16 : 20}px">${escape(value)}</b><small>${escape(label)}</small></div>`;
}

export const levelBarsStyles = `
.levels{display:flex;flex-direction:column;justify-content:flex-start;gap:13px;padding-top:2px;height:100%}.levels div{display:grid;grid-template-columns:1fr auto;gap:4px 10px;font-size:12.5px;white-space:nowrap}.levels b{font-weight:500;font-variant-numeric:tabular-nums}.levels span{color:var(--muted)}
.levels i{grid-column:1/-1;height:7px;border-radius:4px;background:var(--hue-pale);overflow:hidden}.levels u{display:block;height:100%;border-radius:4px;background:var(--hue)}.levels u.warn{background:var(--warn-fill)}.levels u.bad{background:var(--bad-fill)}.levels u.good{background:var(--good-fill)}.levels u.mid{background:var(--hue-mid)}
.dial{position:relative;display:grid;justify-items:center;align-content:center;text-align:center}.dial b{position:absolute;top:50%;transform:translateY(-58%);font-size:20px;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums}.dial small{font-size:12px;color:var(--muted);margin-top:-14px}
`;

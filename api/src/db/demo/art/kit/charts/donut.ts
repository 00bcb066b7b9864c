import { escape, sum, type Html } from '../text.ts';

const colours = ['var(--hue)', 'var(--hue-mid)', 'var(--hue-pale)', 'var(--firm)', 'var(--line)'];

/** Parts of a whole with their legend; `centre` is `value|label`. */
export function donut(parts: [name: string, value: number, shown?: string][], centre: string, size = 132): Html {
  const total = sum(parts.map(([, value]) => value));
  const radius = size / 2 - 10;
  const round = 2 * Math.PI * radius;
  let done = 0;
  const rings = parts.map(([, value], index) => {
    const length = (value / total) * round;
    const ring = `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke="${colours[index]}" stroke-width="17" stroke-dasharray="${Math.max(0, length - 2)} ${round}" stroke-dashoffset="${-done}" transform="rotate(-90 ${size / 2} ${size / 2})"/>`;
    done += length;
    return ring;
  });
  const [value = '', label = ''] = centre.split('|');
  const legend = parts.map(
    ([name, part, shown], index) =>
      `<li><i style="background:${colours[index]}"></i>${escape(name)}<b>${escape(shown ?? `${Math.round((part / total) * 100)}%`)}</b></li>`,
  );
  return `<div class="donut"><div><svg width="${size}" height="${size}">${rings.join('')}</svg><p><b>${escape(value)}</b><small>${escape(label)}</small></p></div><ul>${legend.join('')}</ul></div>`;
}

export const donutStyles = `
.donut{display:flex;align-items:center;gap:18px;height:100%}.donut>div{position:relative;display:grid;flex:none}.donut p{position:absolute;inset:0;display:grid;place-content:center;text-align:center;margin:0;line-height:1.2}.donut p b{font-size:15px;font-weight:600;letter-spacing:-.02em}.donut p small{font-size:11.5px;color:var(--muted)}
.donut ul{list-style:none;margin:0;padding:0;flex:1;display:flex;flex-direction:column;gap:8px}.donut li{display:flex;align-items:center;gap:8px;font-size:12.5px;color:var(--muted);white-space:nowrap}.donut i{width:9px;height:9px;border-radius:3px;flex:none}.donut li b{margin-left:auto;padding-left:8px;font-weight:500;color:var(--ink);font-variant-numeric:tabular-nums}
`;

import { escape, type Html } from '../text.ts';

/** `x|y|label|tone`: a place; coordinates in percent. */
interface MapOptions {
  pins: string[];
  /** Points of a route in percent, such as `12,80 30,62`. */
  route?: string;
  /** A fence: centre and radius in percent of the width. */
  fence?: [x: number, y: number, radius: number];
}

const WIDTH = 560;
const HEIGHT = 460;

/** A quiet town: water, parks, roads, and what matters on top. */
export function map({ pins, route, fence }: MapOptions): Html {
  const line = route ? `<polyline class="route" points="${route.split(' ').map(scaled).join(' ')}"/>` : '';
  const circle = fence
    ? `<span class="fence" style="left:${fence[0]}%;top:${fence[1]}%;width:${fence[2] * 2}%"></span>`
    : '';
  return `<div class="map"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${town}${line}</svg>${circle}${pins.map(pin).join('')}</div>`;
}

function scaled(point: string): string {
  const [x = 0, y = 0] = point.split(',').map(Number);
  return `${(x * WIDTH) / 100},${(y * HEIGHT) / 100}`;
}

function pin(text: string): Html {
  const [x = '', y = '', label = '', tone = 'hue'] = text.split('|');
  return `<span class="pin ${tone}" style="left:${x}%;top:${y}%"><i></i>${label ? `<b>${escape(label)}</b>` : ''}</span>`;
}

const town = `<path class="water" d="M-20 330C60 300 110 350 190 330S300 250 380 268 500 330 600 290V500H-20z"/>
<path class="park" d="M60 60h90v70H60zM410 90l80-16 14 70-84 16zM240 170h60v46h-60z"/>
<path class="road wide" d="M-20 210C120 190 200 120 330 110S520 60 600 20M210-20C190 120 230 260 200 480"/>
<path class="road" d="M-20 120h250M60-20v300M150-20v290M330-20v280M420-20l30 300M510-20l20 300M-20 40h620M150 160h300M-20 270l220-20 180-10M440 210h160M270 110v130M380 60v190M100 200v90M480 150h120"/>`;

export const mapStyles = `
.map{position:relative;height:100%;background:var(--sunken);overflow:hidden}.map svg{position:absolute;inset:0;width:100%;height:100%}.map .water{fill:var(--water)}.map .park{fill:var(--park)}
.map .road{fill:none;stroke:var(--road);stroke-width:6}.map .wide{stroke-width:12}.map .route{fill:none;stroke:var(--hue);stroke-width:4.5;stroke-linejoin:round;stroke-linecap:round}.map path,.map polyline{vector-effect:non-scaling-stroke}.map .fence{position:absolute;aspect-ratio:1;transform:translate(-50%,-50%);border-radius:50%;border:1.5px dashed var(--hue);background:color-mix(in srgb,var(--hue) 12%,transparent)}
.pin{position:absolute;display:flex;align-items:center;gap:6px;transform:translate(-9px,-9px)}.pin i{width:18px;height:18px;border-radius:50%;border:3px solid var(--raised);background:var(--hue);box-shadow:0 1px 4px #0004;flex:none}
.pin b{font-size:12px;font-weight:500;background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:1px 7px;white-space:nowrap}.pin.good i{background:var(--good-fill)}.pin.warn i{background:var(--warn-fill)}.pin.bad i{background:var(--bad-fill)}.pin.quiet i{background:var(--faint)}
`;

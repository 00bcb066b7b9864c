/** Outlines as path data on the 96 x 96 grid of a tile. The mark lives between 22 and 74. */

export function box(x: number, y: number, width: number, height: number, radius = 3): string {
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + radius} ${y}h${width - 2 * radius}`,
    `${corner(radius, radius)}v${height - 2 * radius}`,
    `${corner(-radius, radius)}h${2 * radius - width}`,
    `${corner(-radius, -radius)}v${2 * radius - height}`,
    `${corner(radius, -radius)}z`,
  ].join('');
}

export function circle(cx: number, cy: number, radius: number): string {
  return `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Clockwise from one angle to another, in degrees from twelve o'clock. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [startX, startY] = onCircle(cx, cy, radius, from);
  const [endX, endY] = onCircle(cx, cy, radius, to);
  return `M${startX} ${startY}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}`;
}

/** A pie slice, clockwise. */
export function slice(cx: number, cy: number, radius: number, from: number, to: number): string {
  return `${arc(cx, cy, radius, from, to)}L${cx} ${cy}z`;
}

/** A regular outline with its first corner at twelve o'clock; two radii make a star. */
export function polygon(cx: number, cy: number, corners: number, radius: number, inner = radius): string {
  const steps = inner === radius ? corners : corners * 2;
  const points = Array.from({ length: steps }, (_, index) =>
    onCircle(cx, cy, index % 2 === 0 || inner === radius ? radius : inner, (360 / steps) * index),
  );
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
}

/** Head and shoulders; `size` is the width of the shoulders. */
export function person(cx: number, top: number, size: number): string {
  const head = round(size * 0.27);
  const shoulders = size / 2;
  const bottom = round(top + 2 * head + 5 + shoulders);
  return `${circle(cx, top + head, head)}M${cx - shoulders} ${bottom}a${shoulders} ${shoulders} 0 0 1 ${size} 0z`;
}

/** Short strokes around a centre, such as the teeth of a gear. */
export function rays(cx: number, cy: number, count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (360 / count) * index;
    return `M${onCircle(cx, cy, from, angle).join(' ')}L${onCircle(cx, cy, to, angle).join(' ')}`;
  }).join('');
}

/** An outline with blunt teeth. */
export function gear(cx: number, cy: number, teeth: number, outer: number, inner: number): string {
  const tooth = 360 / teeth;
  const points = Array.from({ length: teeth }, (_, index) => {
    const middle = index * tooth;
    return [
      onCircle(cx, cy, inner, middle - tooth * 0.3),
      onCircle(cx, cy, outer, middle - tooth * 0.18),
      onCircle(cx, cy, outer, middle + tooth * 0.18),
      onCircle(cx, cy, inner, middle + tooth * 0.3),
    ];
  });
  return `M${points
    .flat()
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}z`;
}

/** Two arrows that follow each other round. */
export const cycle = 'M23 47a25 25 0 0 1 42-17l7 7M72 24v13H59M73 49a25 25 0 0 1-42 17l-7-7M24 72V59h13';

function onCircle(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

const round = (value: number) => Math.round(value * 10) / 10;

// Writes the world map for the Geo-location page: coasts and borders from Natural Earth (public domain) as
// short texts. `npm run world` in this workspace; run it again only for another source or scale.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import world from 'world-atlas/countries-50m.json' with { type: 'json' };

/** Steps per degree: about two kilometers each. */
const scale = 50;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A whole number in groups of five bits, the last group without the sixth. */
const encodeNumber = (number) => {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  do {
    const group = rest % 32;
    rest = Math.floor(rest / 32);
    text += letters[rest > 0 ? group + 32 : group];
  } while (rest > 0);
  return text;
};

/** The steps from point to point; empty if a line has no length at this scale. */
const encodeLine = (points) => {
  let [x, y, count, text] = [0, 0, 0, ''];
  for (const [lng, lat] of points) {
    const [nextX, nextY] = [Math.round(lng * scale), Math.round(lat * scale)];
    if (count > 0 && nextX === x && nextY === y) continue;
    text += encodeNumber(nextX - x) + encodeNumber(nextY - y);
    [x, y, count] = [nextX, nextY, count + 1];
  }
  return count > 2 ? [text] : [];
};

const degrees = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .precision(0);

/** Lines in degrees, cut at the 180th meridian, because a flat map would draw them all the way around the world. */
const linesOf = (shape) => {
  const lines = [];
  const add = (x, y) => lines.at(-1).push([x, -y]);
  const pen = {
    moveTo: (x, y) => {
      lines.push([]);
      add(x, y);
    },
    lineTo: add,
    closePath: () => lines.at(-1).push(lines.at(-1)[0]),
  };
  geoPath(degrees, pen)(shape);
  return lines;
};

const coasts = feature(world, world.objects.land);
const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
const shape = {
  scale,
  coasts: linesOf(coasts).flatMap(encodeLine).join(' '),
  borders: linesOf(borders).flatMap(encodeLine).join(' '),
};
const file = fileURLToPath(new URL('../src/geo-location/map/world.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(shape, null, 2)}\n`);

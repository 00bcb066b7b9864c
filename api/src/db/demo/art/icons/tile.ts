import { oklchHex } from '../colour.ts';
import type { Layer, Mark } from './layers.ts';

const STROKE = 6;
const GAP = 12;

/** The icon of one module: its mark on a tile of the category's hue. */
export function tile(mark: Mark, hue: number): string {
  const colours = { white: '#fff', tint: oklchHex(0.87, 0.065, hue), tile: oklchHex(0.6, 0.12, hue) };
  const paths = mark.map((layer) => `<path ${paint(layer, colours[layer.tone])} d="${layer.outline}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" stroke-linecap="round" stroke-linejoin="round"><rect width="96" height="96" rx="22" fill="${colours.tile}"/>${paths}</svg>\n`;
}

function paint({ mode }: Layer, colour: string): string {
  if (mode === 'fill') return `fill="${colour}"`;
  const fill = mode === 'both' ? colour : 'none';
  return `fill="${fill}" stroke="${colour}" stroke-width="${mode === 'both' ? GAP : STROKE}"`;
}

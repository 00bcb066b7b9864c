/** A mark is drawn from back to front in two tones: white, and a tint of the category's hue. */
export interface Layer {
  tone: 'white' | 'tint' | 'tile';
  mode: 'fill' | 'line' | 'both';
  outline: string;
}

/** A mark of one module. */
export type Mark = Layer[];

const layer =
  (tone: Layer['tone'], mode: Layer['mode']) =>
  (...outlines: string[]): Layer => ({ tone, mode, outline: outlines.join('') });

export const line = layer('white', 'line');
export const solid = layer('white', 'fill');
export const tintLine = layer('tint', 'line');
export const tintSolid = layer('tint', 'fill');
/** Drawn in the tile's own colour, wider than the shape above it, so that two shapes do not touch. */
export const gap = layer('tile', 'both');
/** A hole. */
export const hole = layer('tile', 'fill');
export const holeLine = layer('tile', 'line');

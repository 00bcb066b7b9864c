import { glyph } from '../kit/glyph.ts';
import { escape, type Html } from '../kit/text.ts';
import { progress } from './motion.ts';

/** A confirmation that rises from below. */
export function note(text: string, from: number, second: number): Html {
  const share = progress(second, from, from + 0.35);
  if (share === 0) return '';
  return `<div class="note" style="opacity:${share};transform:translate(-50%,${(1 - share) * 14}px)">${glyph('check', 16)}${escape(text)}</div>`;
}

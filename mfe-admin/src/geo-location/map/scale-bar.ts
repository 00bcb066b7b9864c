import { unitsPerMetre, unproject } from './projection.ts';
import type { View } from './view.ts';

/** Maximum width, in pixels. */
const WIDEST = 120;

/** A round length that fits, and its width. */
export const scaleBar = (view: View) => {
  const pixels = unitsPerMetre(unproject(view).lat) * view.scale;
  const most = WIDEST / pixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  const label = metres >= 1_000 ? `${(metres / 1_000).toLocaleString('en-IN')} km` : `${metres} m`;
  return { label, width: metres * pixels };
};

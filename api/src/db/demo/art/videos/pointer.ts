import type { Html } from '../kit/text.ts';
import { along, progress, type Stop } from './motion.ts';

/** An arrow that moves along its stops and shows each press as a ring. */
export function pointer(stops: Stop[], presses: number[], second: number): Html {
  const [x, y] = along(stops, second);
  const rings = presses
    .filter((press) => second >= press && second < press + 0.45)
    .map((press) => {
      const share = progress(second, press - 0.2, press + 0.45);
      return `<i class="press" style="left:${x}px;top:${y}px;opacity:${0.35 * (1 - share)};transform:translate(-50%,-50%) scale(${0.4 + share})"></i>`;
    });
  return `${rings.join('')}<svg class="pointer" style="left:${x - 3}px;top:${y - 2}px" width="22" height="24" viewBox="0 0 22 24"><path d="M3 2l15 12.2-7.1.8L7.4 21.5z" fill="#14161C" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`;
}

export const pointerStyles = `
.pointer{position:absolute;filter:drop-shadow(0 2px 3px #0004)}.dark .pointer path{fill:#ECEDF1;stroke:#0D0F14}.press{position:absolute;width:44px;height:44px;border-radius:50%;background:var(--accent);opacity:.3;mix-blend-mode:multiply}.dark .press{mix-blend-mode:screen}
.note{position:absolute;left:50%;bottom:26px;display:flex;align-items:center;gap:10px;background:var(--ink);color:var(--paper);border-radius:10px;padding:10px 16px;font-weight:500;box-shadow:var(--float);white-space:nowrap}.light .note .glyph{color:#7CCB9E}.dark .note .glyph{color:#1D7048}
`;

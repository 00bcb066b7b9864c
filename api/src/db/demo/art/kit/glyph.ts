import type { Html } from './text.ts';

const outlines = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4',
  check: 'M5 12.5l4.5 4.5L19 7',
  cross: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  right: 'M9 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  calendar: 'M5 6h14v14H5zM5 11h14M9 3v4M15 3v4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  rise: 'M7 17L17 7M9 7h8v8',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  clip: 'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7l-8.5 8.4a1.7 1.7 0 0 1-2.4-2.4L14.5 7',
  send: 'M4 12L20 4l-5 16-3.5-6.5z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  pin: 'M12 21c-4-4-7-7.5-7-11a7 7 0 0 1 14 0c0 3.5-3 7-7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  bell: 'M6 16c1.5-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.5 1.5 6zM10.5 19.5h3',
  star: 'M12 4l2.4 5.2 5.6.7-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.9l5.6-.7z',
  play: 'M8 5l11 7-11 7z',
  mic: 'M12 4a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 5 0v-5A2.5 2.5 0 0 0 12 4zM6 11a6 6 0 0 0 12 0M12 17v4',
  warning: 'M12 4L2.5 20h19zM12 10v4M12 17h.01',
} as const;

export type GlyphName = keyof typeof outlines;

export const glyph = (name: GlyphName, size = 14): Html =>
  `<svg class="glyph" width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${outlines[name]}"/></svg>`;

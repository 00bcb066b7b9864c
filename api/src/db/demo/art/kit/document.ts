import { avatarStyles } from './avatar.ts';
import { boardStyles } from './blocks/board.ts';
import { calendarStyles } from './blocks/calendar.ts';
import { chatStyles } from './blocks/chat.ts';
import { conversationStyles } from './blocks/conversation.ts';
import { feedStyles } from './blocks/feed.ts';
import { fieldsStyles } from './blocks/fields.ts';
import { figuresStyles } from './blocks/figures.ts';
import { filtersStyles } from './blocks/filters.ts';
import { floorStyles } from './blocks/floor.ts';
import { ganttStyles } from './blocks/gantt.ts';
import { idCardStyles } from './blocks/id-card.ts';
import { invoiceStyles } from './blocks/invoice.ts';
import { layoutStyles } from './blocks/layout.ts';
import { mapStyles } from './blocks/map.ts';
import { matrixStyles } from './blocks/matrix.ts';
import { rosterStyles } from './blocks/roster.ts';
import { sheetStyles } from './blocks/sheet.ts';
import { stepsStyles } from './blocks/steps.ts';
import { tableStyles } from './blocks/table.ts';
import { tilesStyles } from './blocks/tiles.ts';
import { treeStyles } from './blocks/tree.ts';
import { weekStyles } from './blocks/week.ts';
import { cellStyles } from './cell.ts';
import { donutStyles } from './charts/donut.ts';
import { levelBarsStyles } from './charts/level-bars.ts';
import { chipStyles } from './chip.ts';
import { fontFaces } from './fonts.ts';
import { frameStyles } from './frame.ts';
import type { Html } from './text.ts';
import { themeVariables, type Theme } from './theme.ts';

const base = `
*{box-sizing:border-box}html,body{margin:0;width:100%;height:100%;overflow:hidden}
body{font:400 13px/1.4 Geist,sans-serif;color:var(--ink);background:var(--paper);-webkit-font-smoothing:antialiased}
.glyph{fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round;flex:none}
.chart{display:block}.chart .grid{stroke:var(--line);stroke-width:1}.chart text{font:400 11.5px Geist;fill:var(--muted);font-variant-numeric:tabular-nums}.chart .tick{text-anchor:end}.chart .label{text-anchor:middle}
`;

const styles = [
  base,
  chipStyles,
  avatarStyles,
  cellStyles,
  layoutStyles,
  tableStyles,
  figuresStyles,
  filtersStyles,
  boardStyles,
  calendarStyles,
  rosterStyles,
  fieldsStyles,
  ganttStyles,
  treeStyles,
  weekStyles,
  chatStyles,
  invoiceStyles,
  feedStyles,
  idCardStyles,
  conversationStyles,
  sheetStyles,
  stepsStyles,
  mapStyles,
  floorStyles,
  tilesStyles,
  matrixStyles,
  donutStyles,
  levelBarsStyles,
  frameStyles,
].join('');

/** A whole page, ready to be photographed. */
export const page = (theme: Theme, hue: number, body: Html, extraStyles = ''): Html =>
  `<!doctype html><meta charset="utf-8"><style>${fontFaces}:root{${themeVariables(theme, hue)}color-scheme:${theme}}${styles}${extraStyles}</style><body class="${theme}">${body}`;

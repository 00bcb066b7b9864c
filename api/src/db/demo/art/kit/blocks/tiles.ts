import { cell } from '../cell.ts';
import { glyph, type GlyphName } from '../glyph.ts';
import { escape, type Html } from '../text.ts';

/** `Title|note|chip`: things that are picked from a grid. */
export const tiles = (columns: number, icon: GlyphName, ...items: string[]): Html =>
  `<div class="tiles" style="grid-template-columns:repeat(${columns},minmax(0,1fr))">${items
    .map((item) => item.split('|'))
    .map(
      ([title = '', note = '', chip = '']) =>
        `<div><i>${glyph(icon, 18)}</i><b>${escape(title)}</b><small>${escape(note)}</small>${chip ? `<span>${cell(chip)}</span>` : ''}</div>`,
    )
    .join('')}</div>`;

/** Rows of `Title|note|value` with hairlines between them. */
export const lines = (...items: string[]): Html =>
  `<div class="lines">${items
    .map((item) => item.split('|'))
    .map(([title = '', note = '', value = '']) => `<div>${lineTitle(title, note)}<em>${cell(value)}</em></div>`)
    .join('')}</div>`;

function lineTitle(title: string, note: string): Html {
  if (title.startsWith('who:')) return cell(note ? `${title}|${note}` : title);
  return `<span class="two"><b>${cell(title)}</b>${note ? `<small>${escape(note)}</small>` : ''}</span>`;
}

export const tilesStyles = `
.tiles{display:grid;gap:10px;height:100%;grid-auto-rows:1fr}.tiles>div{background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:13px 14px;display:flex;flex-direction:column;min-height:0;white-space:nowrap;overflow:hidden}
.tiles>div>i{width:32px;height:32px;border-radius:8px;background:var(--hue-soft);color:var(--hue-ink);display:grid;place-items:center;margin-bottom:9px;flex:none}.tiles>div>b{font-weight:600}.tiles>div>small{color:var(--muted);font-size:12px}.tiles>div>span{margin-top:auto;padding-top:6px}
.lines{display:flex;flex-direction:column;height:100%}.lines>div{flex:1;max-height:52px;display:flex;justify-content:space-between;align-items:center;gap:10px;min-height:36px;border-bottom:1px solid var(--line);white-space:nowrap}.lines>div:has(small){min-height:45px}.lines>div:last-child{border:0}.lines em{font-style:normal;font-variant-numeric:tabular-nums;font-weight:500}
`;

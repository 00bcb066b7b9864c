import { glyph } from '../glyph.ts';
import { escape, type Html } from '../text.ts';

/** Views of a list with counts, the open one first unless `open` says otherwise, and a note on the right. */
export function filters(views: string[], note = '', open = 0): Html {
  const tabs = views.map((view, index) => {
    const [name = '', count] = view.split('|');
    return `<span class="${index === open ? 'open' : ''}">${escape(name)}${count ? `<i>${count}</i>` : ''}</span>`;
  });
  return `<div class="filters"><div>${tabs.join('')}</div><small>${note ? `${glyph('filter', 13)}${escape(note)}` : ''}</small></div>`;
}

export const filtersStyles = `
.filters{display:flex;justify-content:space-between;align-items:center}.filters div{display:flex;gap:6px}
.filters span{display:inline-flex;gap:6px;align-items:center;height:28px;padding:0 11px;border-radius:8px;border:1px solid var(--line);background:var(--raised);color:var(--muted);white-space:nowrap}
.filters .open{background:var(--ink);border-color:var(--ink);color:var(--paper);font-weight:500}.filters i{font-style:normal;opacity:.7;font-variant-numeric:tabular-nums}
.filters small{display:inline-flex;gap:6px;align-items:center;color:var(--muted);font-size:12.5px;white-space:nowrap}
`;

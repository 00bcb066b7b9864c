import { cell } from '../cell.ts';
import { escape, type Html } from '../text.ts';

/** `Name|state|note|tone|progress`: a machine, dock or bay. An empty text leaves its field free. */
export const floor = (columns: number, ...places: string[]): Html =>
  `<div class="floor" style="grid-template-columns:repeat(${columns},minmax(0,1fr))">${places.map(place).join('')}</div>`;

export function place(text: string): Html {
  if (text === '') return '<div class="free"></div>';
  const [name = '', state = '', note = '', tone = 'good', progress = ''] = text.split('|');
  return `<div class="${tone}"><header><span class="dot ${tone}"></span><b>${escape(name)}</b></header><p>${escape(state)}</p><small>${escape(note)}</small>${progress ? cell(`bar:${progress}`) : ''}</div>`;
}

export const floorStyles = `
.floor{display:grid;gap:9px;grid-auto-rows:1fr;height:100%}.floor>div{background:var(--raised);border:1px solid var(--line);border-radius:10px;padding:10px 12px;display:flex;flex-direction:column;min-height:0;white-space:nowrap;overflow:hidden}
.floor .free{background:none;border-style:dashed}.floor header{display:flex;align-items:center;gap:7px}.floor header b{font-weight:600;font-size:13px}.floor p{margin:4px 0 0;font-weight:500;font-size:13px}.floor small{font-size:12px;color:var(--muted)}
.floor .progress{margin-top:auto;font-size:12px;font-variant-numeric:tabular-nums}.floor>.bad{background:var(--bad-soft);border-color:transparent}.floor>.warn{background:var(--warn-soft);border-color:transparent}
`;

import { cell } from '../cell.ts';
import { escape, type Html } from '../text.ts';

/** Start and length in columns; `tone` is full, mid, soft, warn or bad. */
export interface GanttRow {
  name: string;
  start: number;
  length: number;
  label?: string;
  tone?: string;
  /** Part done, 0 to 1. */
  done?: number;
}

/** `name|start|length|label|tone|done`. */
export function ganttRow(text: string): GanttRow {
  const [name = '', start = '0', length = '0', label = '', tone = 'mid', done = '0'] = text.split('|');
  return { name, start: Number(start), length: Number(length), label, tone, done: Number(done) };
}

export function gantt(columns: string[], rows: GanttRow[], today: number, nameWidth = 190): Html {
  const share = 100 / columns.length;
  const head = columns.map((column) => `<span>${escape(column)}</span>`).join('');
  const body = rows
    .map(
      (row) =>
        `<div class="row"><div class="name">${cell(row.name)}</div><div class="lane">${bar(row, share)}</div></div>`,
    )
    .join('');
  return `<div class="gantt" style="--name:${nameWidth}px;--columns:${columns.length}"><div class="head"><b></b><div>${head}</div></div><div class="rows">${body}<u style="left:calc(var(--name) + (100% - var(--name)) * ${(today * share) / 100})"></u></div></div>`;
}

function bar({ start, length, label = '', tone = 'mid', done = 0 }: GanttRow, share: number): Html {
  if (length === 0)
    return `<i class="stone ${tone}" style="left:${start * share}%"></i><em style="left:calc(${start * share}% + 14px)">${escape(label)}</em>`;
  return `<i class="${tone}" style="left:${start * share}%;width:${length * share}%"><s style="width:${done * 100}%"></s><b>${escape(label)}</b></i>`;
}

export const ganttStyles = `
.gantt{display:flex;flex-direction:column;height:100%}.gantt .head{display:grid;grid-template-columns:var(--name) 1fr;height:34px;flex:none;border-bottom:1px solid var(--line)}
.gantt .head div{display:grid;grid-template-columns:repeat(var(--columns),1fr);align-items:center;font-size:12px;color:var(--muted)}.gantt .head span{padding-left:7px;white-space:nowrap}
.gantt .rows{flex:1;display:flex;flex-direction:column;position:relative;min-height:0}.gantt .row{flex:1;display:grid;grid-template-columns:var(--name) 1fr;border-bottom:1px solid var(--line);min-height:0}.gantt .row:last-of-type{border:0}
.gantt .name{padding:0 8px 0 16px;display:flex;align-items:center;white-space:nowrap;overflow:hidden;border-right:1px solid var(--line)}
.gantt .lane{position:relative;background:repeating-linear-gradient(90deg,transparent 0 calc(100%/var(--columns) - 1px),var(--line) calc(100%/var(--columns) - 1px) calc(100%/var(--columns)))}
.gantt i{position:absolute;top:50%;height:24px;margin-top:-12px;border-radius:7px;font-style:normal;font-size:12px;background:var(--hue-mid);color:var(--hue-ink);overflow:hidden;display:flex;align-items:center}
.gantt i b{position:relative;font-weight:500;padding:0 9px;white-space:nowrap}.gantt i s{position:absolute;inset:0 auto 0 0;background:var(--hue);opacity:.38}.gantt i.full{background:var(--hue);color:var(--raised)}.gantt i.soft{background:var(--hue-soft)}
.gantt i.warn{background:var(--warn-soft);color:var(--warn)}.gantt i.warn s{background:var(--warn);opacity:.2}.gantt i.bad{background:var(--bad-soft);color:var(--bad)}.gantt i.bad s{background:var(--bad);opacity:.2}.gantt i.quiet{background:var(--sunken);color:var(--muted)}
.gantt i.stone{width:13px;height:13px;margin:-6.5px 0 0 -6px;border-radius:3px;transform:rotate(45deg);background:var(--ink)}.gantt em{position:absolute;top:50%;transform:translateY(-50%);font-style:normal;font-size:12px;color:var(--muted);white-space:nowrap}
.gantt u{position:absolute;top:0;bottom:0;width:2px;background:var(--bad);opacity:.75}
`;

import { cell, type Value } from '../cell.ts';
import { escape, sum, type Html } from '../text.ts';

interface TableOptions {
  /** Adds a last row; numbers of the numeric columns are added up. */
  total?: string;
  /** Height of a row in place of an even share of the room. */
  row?: number;
  /** Index of a row under the pointer. */
  hover?: number;
  /** Leads each row with a box; lists the ticked rows. */
  ticked?: number[];
}

/** Columns are named `Gross:inr`, `Days:num`, `Score:one`, `Rate:dec`, `Year:plain` (not added up); other columns hold text. */
export function table(columns: string[], rows: Value[][], options: TableOptions = {}): Html {
  const kinds = columns.map((column) => column.split(':')[1] ?? '');
  const head = columns.map((column, index) => `<th class="${kinds[index]}">${escape(column.split(':')[0] ?? '')}</th>`);
  const body = rows.map((row, index) => {
    const look = [options.hover === index ? 'hover' : '', options.ticked?.includes(index) ? 'ticked' : ''].join(' ');
    return `<tr class="${look}">${box(options, look.includes('ticked'))}${row.map((value, at) => `<td class="${kinds[at]}">${cell(value, kinds[at])}</td>`).join('')}</tr>`;
  });
  return `<table class="table" ${options.row ? `style="height:auto;--row:${options.row}px"` : ''}><thead><tr>${box(options, false)}${head.join('')}</tr></thead><tbody>${body.join('')}</tbody>${options.total === undefined ? '' : footer(options, kinds, rows)}</table>`;
}

function box({ ticked }: TableOptions, on: boolean): Html {
  return ticked ? `<td class="pick"><span class="box ${on ? 'on' : ''}"></span></td>` : '';
}

function footer(options: TableOptions, kinds: string[], rows: Value[][]): Html {
  const cells = kinds.map((kind, at) => {
    const numbers = rows.map((row) => row[at]).filter((value) => typeof value === 'number');
    return `<td class="${kind}">${at === 0 ? escape(options.total ?? '') : kind && kind !== 'plain' && numbers.length > 0 ? cell(sum(numbers), kind) : ''}</td>`;
  });
  return `<tfoot><tr>${options.ticked ? '<td></td>' : ''}${cells.join('')}</tr></tfoot>`;
}

export const tableStyles = `
.table{width:100%;height:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.table th{text-align:left;font-size:12px;font-weight:500;color:var(--muted);height:32px;padding:0 8px;border-bottom:1px solid var(--line);white-space:nowrap}
.table td{height:var(--row,30px);padding:0 8px;border-bottom:1px solid var(--line);white-space:nowrap}
.table td:has(.two small){height:44px}.table tbody tr:last-child td{border-bottom:0}.table tfoot td{border-top:1px solid var(--firm);border-bottom:0;font-weight:600;height:35px}
.table th:first-child,.table td:first-child{padding-left:16px}.table th:last-child,.table td:last-child{padding-right:16px}
.table .num,.table .inr,.table .dec,.table .one,.table .plain{text-align:right}.table :is(.num,.inr,.dec,.one,.plain)+:not(.num,.inr,.dec,.one,.plain){padding-left:22px}.table tr.hover td{background:var(--paper)}.table tr.ticked td{background:var(--hue-soft)}
.table .pick{width:16px;padding-right:2px}.box{display:block;width:15px;height:15px;border:1.5px solid var(--firm);border-radius:4px}
.box.on{border-color:var(--hue);background:var(--hue) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath d='M2.5 6.2l2.3 2.3 4.7-5' fill='none' stroke='white' stroke-width='1.8'/%3E%3C/svg%3E") center/11px no-repeat}
`;

import { escape, type Html } from '../text.ts';

/** A risk matrix: likelihood upwards, impact to the right. Fields hold the marks that lie in them. */
export function matrix(rows: string[], columns: string[], fields: string[][][]): Html {
  const cells = rows.flatMap((row, up) => [
    `<span>${escape(row)}</span>`,
    ...columns.map((_, along) => {
      const weight = rows.length - 1 - up + along;
      const tone = weight >= 6 ? 'bad' : weight >= 4 ? 'warn' : 'calm';
      return `<div class="${tone}">${(fields[up]?.[along] ?? []).map((mark) => `<i>${escape(mark)}</i>`).join('')}</div>`;
    }),
  ]);
  const foot = `<span></span>${columns.map((column) => `<span class="foot">${escape(column)}</span>`).join('')}`;
  return `<div class="matrix" style="grid-template-columns:62px repeat(${columns.length},minmax(0,1fr));grid-template-rows:repeat(${rows.length},minmax(0,1fr)) 24px">${cells.join('')}${foot}</div>`;
}

export const matrixStyles = `
.matrix{display:grid;gap:5px;height:100%;font-size:12px}.matrix span{color:var(--muted);display:flex;align-items:center}.matrix .foot{justify-content:center;align-items:flex-end}
.matrix div{border-radius:8px;display:flex;gap:3px;align-content:center;justify-content:center;background:var(--good-soft)}.matrix .warn{background:var(--warn-soft)}.matrix .bad{background:var(--bad-soft)}
.matrix i{font-style:normal;font-weight:600;background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:1px 5px;line-height:16px;font-size:11px}
`;

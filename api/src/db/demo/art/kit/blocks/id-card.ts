import { avatar } from '../avatar.ts';
import { escape, type Html } from '../text.ts';

/** A staff card as it leaves the printer. */
export const idCard = (name: string, team: string, code: string): Html =>
  `<article class="id-card"><header><b>Sahyadri Foods</b><span>Staff</span></header><div>${avatar(name, 64)}<p><b>${escape(name)}</b><small>${escape(team)}</small><em>${escape(code)}</em></p></div></article>`;

export const idCardStyles = `
.id-card{background:var(--raised);border:1px solid var(--line);border-radius:12px;overflow:hidden}.id-card header{background:var(--hue);color:var(--raised);display:flex;justify-content:space-between;padding:9px 14px;font-size:12.5px}.id-card header b{font-weight:600}
.id-card div{display:flex;gap:14px;align-items:center;padding:18px 14px}.id-card .avatar{border-radius:10px}.id-card p{margin:0;white-space:nowrap}.id-card p b{display:block;font-weight:600;font-size:15px}.id-card small{display:block;color:var(--muted)}.id-card em{font-style:normal;display:inline-block;margin-top:7px;font-size:12.5px;font-variant-numeric:tabular-nums;letter-spacing:.04em}
`;

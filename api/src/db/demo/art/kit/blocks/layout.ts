import { escape, join, type Html } from '../text.ts';

/** Blocks one below the other; the last one takes what is left. */
export const stack = (...blocks: Html[]): Html => `<div class="stack">${join(blocks)}</div>`;

/** Blocks side by side with the given shares. */
export const beside = (shares: number[], ...blocks: Html[]): Html =>
  `<div class="beside" style="grid-template-columns:${shares.map((share) => `minmax(0,${share}fr)`).join(' ')}">${join(blocks)}</div>`;

/** A surface with an optional heading and a note on its right. */
export const card = (title: string, body: Html, note: Html = ''): Html =>
  `<section class="card">${title ? `<header><h3>${escape(title)}</h3><span>${note}</span></header>` : ''}<div class="card-body">${body}</div></section>`;

/** Like a card whose content keeps a distance from the edges. */
export const panel = (title: string, body: Html, note: Html = ''): Html =>
  card(title, `<div class="inset">${body}</div>`, note);

/** A block of a fixed height in a stack. */
export const sized = (height: number, block: Html): Html =>
  `<div class="sized" style="height:${height}px">${block}</div>`;

export const layoutStyles = `
.stack{display:flex;flex-direction:column;gap:12px;height:100%;min-height:0}.stack>*{flex:none}.stack>:last-child{flex:1;min-height:0}
.stack.grow-first>*{flex:none}.stack.grow-first>:first-child{flex:1;min-height:0}
.sized>*{height:100%}
.beside{display:grid;gap:12px;min-height:0}.beside>*{min-height:0}
.card{background:var(--raised);border:1px solid var(--line);border-radius:12px;display:flex;flex-direction:column;overflow:hidden;min-height:0}
.card>header{display:flex;justify-content:space-between;align-items:center;padding:11px 16px 0;flex:none}.card h3{margin:0;font-size:13.5px;font-weight:600;letter-spacing:-.01em}
.card>header span{font-size:12px;color:var(--muted)}.card-body{flex:1;min-height:0}.inset{padding:10px 16px 14px;height:100%}
`;

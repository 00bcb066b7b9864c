import { avatar } from '../avatar.ts';
import { cell } from '../cell.ts';
import { escape, type Html } from '../text.ts';

export interface BoardCard {
  title: string;
  note: string;
  /** A value or chip at the card's foot. */
  foot?: string;
  who?: string;
  /** In the air, or an empty place for it. */
  look?: 'lifted' | 'ghost';
}

export interface BoardColumn {
  title: string;
  note: string;
  cards: BoardCard[];
}

/** `Title|note|foot|who`, the short form of a card. */
export function boardCard(text: string): BoardCard {
  const [title = '', note = '', foot = '', who = ''] = text.split('|');
  return { title, note, foot, who };
}

export const lane = (title: string, note: string, ...cards: string[]): BoardColumn => ({
  title,
  note,
  cards: cards.map(boardCard),
});

export const board = (...columns: BoardColumn[]): Html =>
  `<div class="board">${columns
    .map(
      ({ title, note, cards }) =>
        `<section><header><b>${escape(title)}</b><i>${cards.length}</i><span>${escape(note)}</span></header>${cards.map(drawBoardCard).join('')}</section>`,
    )
    .join('')}</div>`;

export const drawBoardCard = ({ title, note, foot, who, look }: BoardCard): Html =>
  `<article class="${look ?? ''}"><b>${escape(title)}</b><small>${escape(note)}</small>${
    foot || who ? `<footer><span>${cell(foot ?? '')}</span>${who ? avatar(who, 22) : ''}</footer>` : ''
  }</article>`;

export const boardStyles = `
.board{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:10px;height:100%}
.board section{background:var(--sunken);border-radius:12px;padding:9px;display:flex;flex-direction:column;gap:8px;min-height:0}
.board header{display:flex;align-items:baseline;gap:6px;padding:1px 4px;font-size:13px;white-space:nowrap}.board header b{font-weight:600}.board header i{font-style:normal;color:var(--muted)}
.board header span{margin-left:auto;font-size:12px;color:var(--muted);font-variant-numeric:tabular-nums}
.board article,.board-card{background:var(--raised);border:1px solid var(--line);border-radius:9px;padding:10px 11px;display:flex;flex-direction:column;gap:2px}
.board article b{font-weight:500;line-height:1.3}.board article small{font-size:12px;color:var(--muted);line-height:1.35}
.board article footer{display:flex;justify-content:space-between;align-items:center;margin-top:7px;min-height:22px;font-variant-numeric:tabular-nums}
.board .lifted{box-shadow:var(--float);border-color:var(--firm)}
`;

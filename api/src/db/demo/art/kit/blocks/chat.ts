import { glyph } from '../glyph.ts';
import { escape, type Html } from '../text.ts';

/** A question in words, its answer, the picture that belongs to it, and what one may ask next. */
export const chat = (question: string, answer: string, picture: Html, next: string[]): Html =>
  `<div class="ask"><p class="question">${escape(question)}</p><p>${escape(answer)}</p><div>${picture}</div><section>${next.map((text) => `<span>${escape(text)}</span>`).join('')}</section><footer>Ask about your data<i>${glyph('mic', 16)}${glyph('send', 16)}</i></footer></div>`;

export const chatStyles = `
.ask{display:flex;flex-direction:column;height:100%;padding:18px 20px 16px;gap:14px}.ask p{margin:0;line-height:1.55;font-size:14px}.ask .question{align-self:flex-end;background:var(--hue-soft);padding:9px 14px;border-radius:12px 12px 3px 12px;font-weight:500}
.ask>div{border:1px solid var(--line);border-radius:10px;padding:14px}.ask section{display:flex;gap:8px}.ask section span{border:1px solid var(--line);border-radius:16px;padding:4px 12px;color:var(--muted);white-space:nowrap;font-size:12.5px}
.ask footer{margin-top:auto;height:42px;border:1px solid var(--line);border-radius:10px;padding:0 13px;color:var(--faint);display:flex;align-items:center;justify-content:space-between}.ask footer i{display:flex;gap:12px;color:var(--muted)}
`;

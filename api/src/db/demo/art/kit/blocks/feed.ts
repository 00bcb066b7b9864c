import { avatar } from '../avatar.ts';
import { cell } from '../cell.ts';
import { escape, type Html } from '../text.ts';

/** `Name|did what|when|text|chip`: posts, one below the other. */
export const feed = (...posts: string[]): Html =>
  `<div class="feed">${posts
    .map((post) => post.split('|'))
    .map(
      ([name = '', deed = '', when = '', text = '', chip = '']) =>
        `<article>${avatar(name, 34)}<div><header><b>${escape(name)}</b> ${escape(deed)}<small>${escape(when)}</small></header><p>${escape(text)}</p>${chip ? cell(chip) : ''}</div></article>`,
    )
    .join('')}</div>`;

export const feedStyles = `
.feed{display:flex;flex-direction:column;height:100%}.feed article{flex:1;display:flex;gap:12px;padding:13px 16px;border-bottom:1px solid var(--line);align-items:flex-start}.feed article:last-child{border:0}.feed article>div{flex:1}
.feed header{display:flex;gap:5px;color:var(--muted);white-space:nowrap}.feed header b{font-weight:600;color:var(--ink)}.feed small{margin-left:auto;font-size:12px}.feed p{margin:3px 0 8px;line-height:1.5}
`;

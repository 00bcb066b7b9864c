import { avatar } from '../avatar.ts';
import { glyph } from '../glyph.ts';
import { escape, type Html } from '../text.ts';

/** `Name|time|text`; a name of `me` stands on the right. */
export const conversation = (messages: string[], placeholder: string): Html =>
  `<div class="conversation"><div>${messages.map((message) => bubble(message.split('|'))).join('')}</div><footer>${escape(placeholder)}<i>${glyph('clip', 16)}${glyph('send', 16)}</i></footer></div>`;

function bubble([name = '', time = '', text = '']: string[]): Html {
  if (name === 'me') return `<article class="me"><p>${escape(text)}</p><small>${time}</small></article>`;
  return `<article>${avatar(name, 28)}<div><b>${escape(name)}<small>${time}</small></b><p>${escape(text)}</p></div></article>`;
}

/** `Name|note|time|unread`: the rooms or threads beside a conversation. */
export const threads = (open: number, ...lines: string[]): Html =>
  `<div class="threads">${lines
    .map((line) => line.split('|'))
    .map(
      ([name = '', note = '', time = '', unread = ''], index) =>
        `<div class="${index === open ? 'open' : ''}">${avatar(name.replace('# ', ''), 28)}<span class="two"><b>${escape(name)}</b><small>${escape(note)}</small></span><em>${time}${unread ? `<i>${unread}</i>` : ''}</em></div>`,
    )
    .join('')}</div>`;

export const conversationStyles = `
.conversation{display:flex;flex-direction:column;height:100%}.conversation>div{flex:1;padding:14px 16px 4px;display:flex;flex-direction:column;gap:12px;min-height:0;overflow:hidden}
.conversation article{display:flex;gap:10px;max-width:84%}.conversation article b{font-weight:600}.conversation small{font-weight:400;font-size:12px;color:var(--muted);margin-left:7px}
.conversation p{margin:2px 0 0;line-height:1.45}.conversation .me{align-self:flex-end;flex-direction:column;align-items:flex-end;gap:3px}.conversation .me p{background:var(--hue-soft);color:var(--ink);padding:8px 12px;border-radius:12px 12px 3px 12px}
.conversation footer{margin:8px 14px 14px;height:40px;border:1px solid var(--line);border-radius:10px;padding:0 12px;color:var(--faint);display:flex;align-items:center;justify-content:space-between;flex:none}.conversation footer i{display:flex;gap:12px;color:var(--muted)}
.threads>div{display:flex;gap:10px;align-items:center;padding:9px 14px;border-bottom:1px solid var(--line)}.threads .open{background:var(--hue-soft)}.threads .two{flex:1;min-width:0}.threads .two *{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.threads em{font-style:normal;font-size:12px;color:var(--muted);display:flex;flex-direction:column;align-items:flex-end;gap:3px}.threads em i{font-style:normal;background:var(--hue);color:var(--raised);border-radius:9px;min-width:18px;text-align:center;font-size:11px;line-height:17px;padding:0 5px}
`;

import type { ArtModule } from '../catalogue.ts';
import { iconSvg } from '../icons/icon-files.ts';
import { avatar } from './avatar.ts';
import { glyph } from './glyph.ts';
import { escape, type Html } from './text.ts';

/** One screen of a module. */
export interface Screen {
  /** Which of the module's sections is open. */
  section: string;
  title: string;
  note: string;
  /** The next action, in the accent colour. */
  action?: string;
  /** A quieter one beside it. */
  second?: string;
  user?: string;
  body: Html;
}

/** The window that all modules share: menu on the left, title and actions above, the screen below. */
export function frame(module: ArtModule, screen: Screen): Html {
  const user = screen.user ?? 'Ananya Iyer|Operations';
  const [name = '', role = ''] = user.split('|');
  return `<div class="frame"><aside><header><i>${iconSvg(module)}</i><b>${escape(module.name)}</b></header><nav>${menu(module, screen.section)}</nav><footer>${avatar(name, 26)}<span class="two"><b>${escape(name)}</b><small>${escape(role)}</small></span></footer></aside>
<main><header><div><h1>${escape(screen.title)}</h1><p>${escape(screen.note)}</p></div><div class="actions"><span class="ghost round">${glyph('search', 15)}</span>${
    screen.second ? `<span class="ghost">${escape(screen.second)}</span>` : ''
  }${screen.action ? `<span class="primary">${escape(screen.action)}</span>` : ''}</div></header><div class="body">${screen.body}</div></main></div>`;
}

function menu(module: ArtModule, open: string): Html {
  if (!module.sections.includes(open)) throw new Error(`The module "${module.id}" has no section "${open}".`);
  return module.sections
    .map((section) => `<span class="${section === open ? 'open' : ''}">${escape(section)}</span>`)
    .join('');
}

export const frameStyles = `
.frame{display:grid;grid-template-columns:180px minmax(0,1fr);width:100%;height:100%;background:var(--paper)}
.frame>aside{border-right:1px solid var(--line);padding:14px 10px 12px;display:flex;flex-direction:column;min-width:0}
.frame aside header{display:flex;align-items:center;gap:9px;padding:0 6px 14px;font-size:14px;letter-spacing:-.015em;white-space:nowrap}.frame aside header i{width:28px;height:28px;flex:none}.frame aside header b{font-weight:600}.frame svg{display:block}
.frame nav{display:flex;flex-direction:column;gap:1px}.frame nav span{height:32px;display:flex;align-items:center;justify-content:space-between;padding:0 9px;border-radius:8px;color:var(--muted);white-space:nowrap}.frame nav .open{background:var(--hue-soft);color:var(--hue-ink);font-weight:500}
.frame aside footer{margin-top:auto;display:flex;gap:9px;align-items:center;padding:0 6px;font-size:13px;white-space:nowrap}
.frame main{display:flex;flex-direction:column;min-width:0;min-height:0}.frame main>header{display:flex;justify-content:space-between;align-items:center;padding:13px 20px 12px;flex:none}
.frame h1{margin:0;font-size:19px;font-weight:600;letter-spacing:-.02em;line-height:1.25;white-space:nowrap}.frame main>header p{margin:1px 0 0;color:var(--muted);font-size:13px;white-space:nowrap}
.actions{display:flex;gap:8px}.actions span,.button{display:inline-flex;align-items:center;height:34px;padding:0 13px;border-radius:8px;font-weight:500;white-space:nowrap}.ghost{border:1px solid var(--line);background:var(--raised)}.actions .round{width:34px;padding:0;justify-content:center;color:var(--muted)}.primary{background:var(--accent);color:var(--on-accent)}
.frame .body{flex:1;min-height:0;padding:0 20px 18px}.frame .body>*{height:100%}
`;

import { escapeHtml, htmlPage, type HtmlPage } from '../../http/html-page.ts';
import type { MailboxEntry } from './list-mails.ts';

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:46rem;margin:2.5rem auto;padding:0 1.25rem}
h1{font-size:1.5rem;letter-spacing:-.01em}
article{border:1px solid color-mix(in srgb,currentColor 18%,transparent);border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1.0625rem;margin:0}
p{margin:.125rem 0;opacity:.7;font-size:.875rem}
iframe{width:100%;height:34rem;border:0;border-radius:8px;margin:.75rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}`;

export function mailboxPage(entries: MailboxEntry[], to: string | undefined): HtmlPage {
  const heading = to === undefined ? 'Mailbox' : `Mailbox of ${to}`;
  const articles = entries.map(article).join('\n') || '<p>No email yet.</p>';
  return htmlPage({ title: heading, style, body: `<main><h1>${escapeHtml(heading)}</h1>\n${articles}</main>` });
}

const attachment = (id: string) => (filename: string, position: number) =>
  `<p><a href="/api/dev/mailbox/${id}/attachments/${position}">${escapeHtml(filename)}</a></p>`;

const article = ({ id, to, subject, text, sentAt, attached }: MailboxEntry) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
${attached.map(attachment(id)).join('\n')}
<iframe src="/api/dev/mailbox/${id}/html" title="${escapeHtml(subject)}" loading="lazy"></iframe>
<details><summary>As plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;

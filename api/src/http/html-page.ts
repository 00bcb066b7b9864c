import { createHash } from 'node:crypto';

export interface HtmlPage {
  html: string;
  headers: Record<string, string>;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A small page with one style and no script, and a policy that allows exactly that. */
export function htmlPage({ title, style, body }: { title: string; style: string; body: string }): HtmlPage {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'`;
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>`,
    headers: { 'content-security-policy': policy, 'cache-control': 'no-store' },
  };
}

import type { Module } from '@marketplace/shared/contracts';
import { escapeHtml, htmlPage, type HtmlPage } from '../../http/index.ts';

const style = (
  hue: number,
) => `:root{color-scheme:light dark;--accent:oklch(.55 .14 ${hue});--soft:oklch(.96 .02 ${hue});font:16px/1.6 system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--accent:oklch(.75 .12 ${hue});--soft:oklch(.27 .03 ${hue})}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:15rem 1fr}
nav{background:var(--soft);padding:1.5rem 1rem}
nav img{width:2.5rem;height:2.5rem;border-radius:.625rem;display:block}
nav b{display:block;margin:.75rem 0 1.25rem;font-size:1.0625rem}
ul{list-style:none;margin:0;padding:0}
li{padding:.375rem .625rem;border-radius:.5rem}
li:first-child{background:color-mix(in srgb,var(--accent) 16%,transparent);font-weight:600}
main{padding:clamp(1.5rem,6vw,5rem);max-width:52rem}
h1{font-size:clamp(1.75rem,4vw,2.75rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 1rem;text-wrap:balance}
p{max-width:38rem;opacity:.8}
a{display:inline-block;margin-top:1rem;color:var(--accent);font-weight:600}
@media(max-width:40rem){body{grid-template-columns:1fr;grid-template-rows:auto 1fr}nav ul{display:none}}`;

/** Shown where a subscribed module would open. */
export function demoAppPage(module: Module): HtmlPage {
  const name = escapeHtml(module.name);
  const icon = module.iconUrl === null ? '' : `<img src="${escapeHtml(module.iconUrl)}" alt="">`;
  const sections = module.sections.map(({ sectionName }) => `<li>${escapeHtml(sectionName)}</li>`).join('');
  const body = `<nav aria-label="Sections">${icon}<b>${name}</b><ul>${sections}</ul></nav>
<main>
<h1>This is where ${name} runs</h1>
<p>${escapeHtml(module.tagline)}</p>
<p>In this demo, a module is a single page. With a subscription, your organization’s own ${name} opens here in its own tab.</p>
<a href="/marketplace/module?id=${encodeURIComponent(module.id)}">Back to ${name} in the marketplace</a>
</main>`;
  return htmlPage({ title: module.name, style: style(module.categoryHue), body });
}

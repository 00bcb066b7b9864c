/** Shown without scripts on pages that render in the browser. */
export const noScript =
  '<noscript><p style="position:absolute;inset:var(--header-height) 0 auto;max-width:calc(var(--content) + 2 * var(--gutter));margin:0 auto;padding:64px var(--gutter)">This page needs JavaScript. Turn it on for this site and refresh the page, or browse the <a href="/marketplace/" style="color:var(--accent);text-decoration:underline">marketplace</a> without it.</p></noscript>';

import { render } from '@testing-library/react';
import { parseHtml as parseOnServer } from './parse-html-on-server.ts';
import { parseHtml } from './parse-html.ts';
import { PolicyArticle } from './policy-article.tsx';

const show = (html: string) => {
  const article = render(<PolicyArticle html={html} />).container.querySelector('article');
  if (!article) throw new Error('There is no article.');
  return article;
};
const markup = (html: string) => show(html).innerHTML;

/** HTML that is written badly, and what a browser makes of it. */
const broken: [string, string][] = [
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['<p>one<ul><li>a<li>b</ul>two', '<p>one</p><ul><li>a</li><li>b</li></ul>two'],
  ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
  ['<h3>one<h4>two</h4>', '<h3>one</h3><h4>two</h4>'],
  ['<b>one</p> two</b> three', '<b>one<p></p> two</b> three'],
  ['<ul><li><ul><li>deep</ul></ul>', '<ul><li><ul><li>deep</li></ul></li></ul>'],
  [
    '<table><tr><td>1<td>2<tr><td>3</table>',
    '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
  ],
  [
    '<table><thead><tr><th>a</thead><tbody><tr><td>1</table>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['<table><tr><td><p>in</td></tr></table>out', '<table><tbody><tr><td><p>in</p></td></tr></tbody></table>out'],
  ['<td>no table</td>', 'no table'],
  ['one<br>two<hr/>three', 'one<br>two<hr>three'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['<!-- a <p> b -->kept<!-- open', 'kept'],
  ['<!doctype html><?xml?><p>x', '<p>x</p>'],
  ['&lt;b&gt; &copy;&nbsp;&#8377;&#x20B9; &unknown;', '&lt;b&gt; ©&nbsp;₹₹ &amp;unknown;'],
  ['<script>if (a < b) "</p>"</script>after', 'after'],
  ['<style>never ended <p>x', ''],
  ['<constructor>&constructor;</constructor>', '&amp;constructor;'],
];

it.each(broken)('reads %j as a browser does', (html, expected) => {
  expect(markup(html)).toBe(expected);
  const browser = document.createElement('div');
  browser.innerHTML = expected;
  expect(browser.innerHTML).toBe(expected);
  expect(parseOnServer(html)).toEqual(parseHtml(html));
});

it('produces nothing that a browser would parse into a different tree', () => {
  const pieces = [
    '<p>',
    '</p>',
    '<li>',
    '<ul>',
    '</ul>',
    '<table>',
    '<tr>',
    '<td>',
    '</table>',
    '<h2>',
    '<a href="/x">',
    '<b>',
    't',
    '</b>',
    '<pre>',
    '<hr>',
  ];
  for (let seed = 1; seed < 300; seed += 1) {
    const html = Array.from(
      { length: 9 },
      (_, at) => pieces[(seed * (at + 7) * 31 + (seed >> at) * 17) % pieces.length],
    ).join('');
    const made = markup(html);
    const browser = document.createElement('div');
    browser.innerHTML = made;
    expect([html, browser.innerHTML]).toEqual([html, made]);
  }
});

it('finishes quickly, no matter what the input is', () => {
  const start = performance.now();
  for (const piece of ['<p "', '<a href=', '<!--', '<p>', '&#', '<table>', '</', '<a b=c '])
    for (const parse of [parseHtml, parseOnServer]) parse(piece.repeat(1_000));
  expect(performance.now() - start).toBeLessThan(5_000);
});

it('never nests deeper than can be rendered', () => {
  const depthOf = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(depthOf));
  expect(depthOf(show('<ul><li>'.repeat(500)))).toBeLessThan(110);
});

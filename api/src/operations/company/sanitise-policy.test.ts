import fc from 'fast-check';
import { readContent } from '../../../demo/content.ts';
import { sanitisePolicy } from './sanitise-policy.ts';

it('leaves a valid policy unchanged', async () => {
  const { privacyPolicy } = await readContent();
  expect(sanitisePolicy(privacyPolicy)).toBe(
    privacyPolicy.replace(/(<a href="[^"]*")>/g, '$1 rel="noopener noreferrer">'),
  );
});

it.each([
  ['a script', '<p>a</p><script>alert(1)</script><p>b</p>', '<p>a</p><p>b</p>'],
  ['a script in odd case', '<ScRiPt >alert(1)</sCrIpT\n><p>b</p>', '<p>b</p>'],
  ['a script that holds a tag', '<script>"</p><script>"</script><p>b</p>', '<p>b</p>'],
  ['a script that never ends', '<p>a</p><script>alert(1)', '<p>a</p>'],
  ['a tag that never ends', '<p>a</p><img src=x onerror=alert(1)//', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a handler after a slash', '<p/onclick=alert(1)>a</p>', '<p>a</p>'],
  ['a picture', 'a<img src=x onerror=alert(1)>b', 'ab'],
  ['a quote that hides a bracket', '<p title=">"onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a style', '<style>@import "//x.example"</style><p style="position:fixed">a</p>', '<p>a</p>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  ['an SVG', '<svg><svg><script>alert(1)</script></svg><a>x</a></svg>a', 'a'],
  ['MathML that turns text into markup', '<math><mtext><style><!--</style><img src=x onerror=alert(1)>', ''],
  ['a noscript that closes itself', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['a comment', 'a<!-- <script>alert(1)</script> -->b', 'ab'],
  ['a comment that never ends', 'a<!-- <p>b', 'a'],
  ['a doctype and an instruction', '<!doctype html><?php x ?>a', 'a'],
  ['a template', '<template><script>alert(1)</script></template>a', 'a'],
  ['a form', '<form action="//x.example"><input name=password><p>x</p></form>a', 'a'],
  ['an input without an end', '<input autofocus onfocus=alert(1)>a', 'a'],
  ['an unknown element', '<custom-x onclick=alert(1)>a</custom-x>', 'a'],
  ['an angle that is none', '1 < 2 > 0 <3', '1 &lt; 2 &gt; 0 &lt;3'],
  ['a reference to a character', '&lt;script&gt; &amp; &#60; A&B &copy', '&lt;script&gt; &amp; &lt; A&amp;B ©'],
  ['tags that cross', '<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
  ['an end without a beginning', '</p>a</script>', '<p></p>a'],
  ['an element left open', '<ul><li>a', '<ul><li>a</li></ul>'],
  ['a line break', 'a<br/>b', 'a<br />b'],
  ['spans of a table', '<td colspan="2" rowspan=999 width=1>a</td>', '<td colspan="2">a</td>'],
])('sanitizes %s [PRIV-03]', (_, html, clean) => {
  expect(sanitisePolicy(html)).toBe(clean);
});

it.each([
  ['https://law.example/?a=1&amp;b=2', ' href="https://law.example/?a=1&amp;b=2" rel="noopener noreferrer"'],
  ['mailto:a@tex.example', ' href="mailto:a@tex.example" rel="noopener noreferrer"'],
  ['/marketplace/ticket', ' href="/marketplace/ticket" rel="noopener noreferrer"'],
  ['#section', ' href="#section" rel="noopener noreferrer"'],
  ['javascript:alert(1)', ''],
  [' JaVaScRiPt:alert(1)', ''],
  ['java&#x0A;script:alert(1)', ''],
  ['&#106;avascript&colon;alert(1)', ''],
  ['&#0000106avascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['vbscript:x', ''],
  ['//x.example', ''],
  ['/\\x.example', ''],
  ['https:alert(1)', ''],
  ['&#1114112;', ''],
])('links to %s only if it is safe [PRIV-03]', (href, attributes) => {
  expect(sanitisePolicy(`<a href="${href}" target=_blank ping=//x>go</a>`)).toBe(`<a${attributes}>go</a>`);
});

const allowed =
  /^(?:[^<>]|<\/?[a-z][a-z0-9]*(?: \/)?>|<a href="(?:https?:\/\/|mailto:|tel:|\/|#)[^"<>]*" rel="noopener noreferrer">|<t[dh](?: (?:col|row)span="\d{1,3}")+>)*$/i;

it('allows only its own tags for any input, and changes nothing the second time [PRIV-03]', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="javascript:x">',
      "<a href='https://x.example/\"'>",
      '<svg>',
      '</svg>',
      '<math>',
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '<script',
      '>',
      '"',
      "'",
      '=',
      '/',
      '<',
      '&lt;',
      '&#',
      'onerror=x',
      '<td colspan=3>',
      '\0',
      '<noscript>',
      '</noscript>',
      '<textarea>',
      '<select>',
      '<table>',
      '<br>',
      '<![CDATA[',
      ']]>',
      'text',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const clean = sanitisePolicy(pieces.join(''));
      expect(clean).toMatch(allowed);
      expect(sanitisePolicy(clean)).toBe(clean);
    }),
    { numRuns: 3_000 },
  );
});

it.each(['<', '<a ', '<!--', "<a href='", '<script>', '<svg>', '</', '&', '<a =', '<p>'])(
  'handles 200,000 characters of %s in linear time',
  (piece) => {
    const started = performance.now();
    sanitisePolicy(piece.repeat(200_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(10_000);
  },
  30_000,
);

import { MARKDOWN_TAGS, type MarkdownNode } from '@marketplace/shared/contracts';
import fc from 'fast-check';
import { markdownTree } from './markdown-tree.ts';
import { plainText } from './plain-text.ts';

const link = (href: string, text: string) => ({ tag: 'a', href, children: [text] });
const p = (...children: unknown[]) => ({ tag: 'p', children });

/** Every element of a tree. */
const elementsOf = (nodes: MarkdownNode[]): Exclude<MarkdownNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children ?? [])]));

describe('formatted text', () => {
  it.each([
    ['paragraphs', 'One.\n\nTwo.', [p('One.'), p('Two.')]],
    [
      'emphasis',
      '**a** _b_ ~~c~~ `d`',
      [
        p(
          { tag: 'strong', children: ['a'] },
          ' ',
          { tag: 'em', children: ['b'] },
          ' ',
          { tag: 'del', children: ['c'] },
          ' ',
          {
            tag: 'code',
            children: ['d'],
          },
        ),
      ],
    ],
    ['entities', 'a &amp; b &lt;', [p('a & b <')]],
    [
      'headings from h3 on, whatever the highest is',
      '## A\n#### B',
      [
        { tag: 'h3', children: ['A'] },
        { tag: 'h5', children: ['B'] },
      ],
    ],
    [
      'close lists',
      '3. a\n4. b',
      [
        {
          tag: 'ol',
          start: 3,
          children: [
            { tag: 'li', children: ['a'] },
            { tag: 'li', children: ['b'] },
          ],
        },
      ],
    ],
    ['tasks', '- [x] done', [{ tag: 'ul', children: [{ tag: 'li', children: ['☑ ', 'done'] }] }]],
    ['code', '```js\na < b\n```', [{ tag: 'pre', children: ['a < b'] }]],
    [
      'tables',
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      [
        {
          tag: 'table',
          children: [
            {
              tag: 'thead',
              children: [
                {
                  tag: 'tr',
                  children: [
                    { tag: 'th', children: ['a'] },
                    { tag: 'th', align: 'right', children: ['b'] },
                  ],
                },
              ],
            },
            {
              tag: 'tbody',
              children: [
                {
                  tag: 'tr',
                  children: [
                    { tag: 'td', children: ['1'] },
                    { tag: 'td', align: 'right', children: ['2'] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    ],
    [
      'links',
      '[x](https://x.example) <mailto:a@x.example>',
      [p(link('https://x.example', 'x'), ' ', link('mailto:a@x.example', 'mailto:a@x.example'))],
    ],
    ['links by name', '[x][1]\n\n[1]: https://x.example', [p(link('https://x.example', 'x'))]],
    ['pictures as links', '![A chart](https://x.example/a.png)', [p(link('https://x.example/a.png', 'A chart'))]],
    [
      'a badge as one link',
      '[![ok](https://x.example/a.png)](https://x.example)',
      [p(link('https://x.example', 'ok'))],
    ],
    ['HTML as text', '<b>a</b>\n\n<script>alert(1)</script>', [p('<b>', 'a', '</b>'), p('<script>alert(1)</script>')]],
    ['nothing', '', []],
  ])('has %s', (_name, markdown, tree) => expect(markdownTree(markdown)).toEqual(tree));

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](&#x6A&#x61vascript&colon;alert(1))',
    '[x](  javascript:alert(1))',
    '[x](<javascript:alert(1)>)',
    '<javascript:alert(1)>',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,<svg onload=alert(1)>)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '[x](vbscript:msgbox(1))',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[x](/marketplace/sign-out)',
    '[x](blob:https://x.example/1)',
  ])('has no link for %s', (markdown) => {
    const elements = elementsOf(markdownTree(markdown));
    expect(elements.length).toBeGreaterThan(0);
    expect(elements.filter(({ href }) => href !== undefined)).toEqual([]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    'a <style>*{display:none}</style> b',
    '<!-- <img src=x> -->',
    '<math><mi xlink:href="javascript:alert(1)">',
  ])('shows %s as written', (html) => {
    const elements = elementsOf(markdownTree(html));
    expect(elements.map(({ tag }) => tag)).toEqual(['p']);
    expect(elements[0]?.children?.join('')).toBe(html);
  });

  it('of any kind has only known elements, only links to pages and mailboxes, and no link within a link', () => {
    const pieces = [
      '[',
      ']',
      '(',
      ')',
      '!',
      '<',
      '>',
      '`',
      '*',
      '_',
      '\n',
      '> ',
      '- ',
      '# ',
      '|',
      'javascript:',
      'https://x.example',
      'a',
      ' ',
      '&#106;',
      '\\',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 40 }), (parts) => {
        for (const element of elementsOf(markdownTree(parts.join('')))) {
          expect(MARKDOWN_TAGS).toContain(element.tag);
          if (element.href !== undefined) {
            expect(element.href).toMatch(/^(https?|mailto):/i);
            expect(elementsOf(element.children ?? []).filter(({ tag }) => tag === 'a')).toEqual([]);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['quotes in quotes', '>'.repeat(10_000)],
    ['lists in quotes', '> - 1. '.repeat(1_400)],
    ['open brackets', '['.repeat(10_000)],
    ['open emphasis', '*a '.repeat(3_300)],
    [
      'lists in lists',
      Array.from({ length: 100 }, (_, depth) => `${' '.repeat(depth * 2)}- a`)
        .join('\n')
        .slice(0, 10_000),
    ],
  ])('is flat and quick for %s', (_name, markdown) => {
    const depthOf = (nodes: MarkdownNode[]): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children ?? []))));
    const started = Date.now();
    expect(depthOf(markdownTree(markdown))).toBeLessThan(30);
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});

describe('plain text', () => {
  it.each([
    ['Does it well.', 'Does it well.'],
    ['First.\n\nSecond.', 'First.\n\nSecond.'],
    ['# Title\n\n**Bold** and [a link](https://x.example).', 'Title\n\nBold and a link.'],
    ['- one\n- `two`\n\n| a | b |\n|---|---|\n| 1 | 2 |', 'one\ntwo\n\na b\n1 2'],
    ['![A chart](https://x.example/a.png) 3 < 4 &amp; 5', 'A chart 3 < 4 & 5'],
    ['snake_case_name * 2', 'snake_case_name * 2'],
    ['', ''],
  ])('of %j is %j', (markdown, text) => expect(plainText(markdown)).toBe(text));
});

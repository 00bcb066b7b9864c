import { escapeHtml, inlineJson } from './html.ts';
import { securityHeaders } from './security-headers.ts';

it('keeps JSON inside its script element, unchanged', () => {
  const value = { text: '</script><script>alert(1)</script><!--', lines: '\u2028 and \u2029' };
  const json = inlineJson(value);
  expect(json).not.toContain('<');
  expect(json).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

it('escapes HTML', () => {
  expect(escapeHtml(`<b title="x" id='y'>&</b>`)).toBe('&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&lt;/b&gt;');
});

describe('the security headers', () => {
  const directives = (development: string[] = []) =>
    Object.fromEntries(
      (securityHeaders({ development })['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );

  it('forbid framing, embedding and another base', () => {
    expect(directives()).toMatchObject({
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'connect-src': ["'self'"],
    });
    expect(securityHeaders({ development: [] })).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('enforce Trusted Types for what is released, and leave development servers theirs', () => {
    expect(directives()).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'marketplace-html', "'allow-duplicates'"],
    });
    const names = Object.keys(directives(['http://localhost:3001']));
    expect(names.filter((name) => name.includes('trusted'))).toEqual([]);
  });

  it('allow development servers and their sockets only when configured', () => {
    const origin = 'http://localhost:3001';
    expect(directives([origin])['connect-src']).toEqual(["'self'", origin, 'ws://localhost:3001']);
    expect(directives([origin])['script-src']).toContain(origin);
  });
});

import { readFileSync } from 'node:fs';
import scopeTheme from './scope-theme.ts';

const selectors = (css: string) => scopeTheme(css).match(/[^{}]+(?= \{)/g) ?? [];

it.each([
  [':root { --ink: #000 }', '.marketplace-outside'],
  ['body { color: red }', '.marketplace-outside'],
  [":root[data-theme='dark'] { --ink: #fff }", ':root[data-theme="dark"] .marketplace-outside'],
  ['h1 { margin: 0 }', ':where(.marketplace-outside) h1'],
  ['* { margin: 0 }', ':where(.marketplace-outside) *'],
])('%s applies to %s', (css, selector) => {
  expect(selectors(css)).toEqual([selector]);
});

it('leaves the page itself alone', () => {
  expect(scopeTheme('html { scrollbar-gutter: stable }').trim()).toBe('');
});

it('keeps every rule of the theme within our pieces', () => {
  const theme = scopeTheme(readFileSync(new URL('../../src/ui/theme/theme.css', import.meta.url), 'utf8'));
  const rules = theme.match(/^\s*[^@\s{}][^{}]*(?= \{)/gm) ?? [];
  expect(rules.length).toBeGreaterThan(10);
  for (const list of rules) for (const one of list.split(', ')) expect(one).toContain('.marketplace-outside');
});

import { aFolder, removeFolders } from '../testing/artifacts.ts';
import { readNeeds } from './read-needs.ts';
import { readProvided } from './read-provided.ts';
import { widgetProps } from './widget-props.ts';

afterAll(removeFolders);

const contract = { 'mfe-cart/add': '{ id: string }' };
const needsOf = (files: Record<string, string>) => readNeeds(aFolder(files), contract);

it('finds names imported from the shared package, except types', () => {
  const needs = needsOf({
    'src/a.tsx': `import { Button, type Look, Card as Box } from '@marketplace/shared/ui';
      import type { User } from '@marketplace/shared/session';
      import { TypeBox } from '@marketplace/shared/contracts';
      import { useState } from 'react';`,
    'src/b/c.ts': `export { Badge } from '@marketplace/shared/ui';`,
    'src/a.test.tsx': `import { Dialog } from '@marketplace/shared/ui';`,
    'src/testing/fake.ts': `import { Dialog } from '@marketplace/shared/ui';`,
  });
  expect(needs.shared).toEqual({ '@marketplace/shared/ui': ['Badge', 'Button', 'Card'] });
});

it('finds embedded widgets, with the contract’s props', () => {
  const needs = needsOf({ 'src/a.tsx': `export const A = () => <Widget name="mfe-cart/add" props={{ id: 'x' }} />;` });
  expect(needs.widgets).toEqual({ 'mfe-cart/add': '{ id: string }' });
});

it.each([
  [`<Widget name={name} />`, 'embeds a widget without a literal name'],
  [`<Widget name="mfe-cart/other" />`, 'There is no widget mfe-cart/other'],
])('does not guess: %s', (widget, complaint) => {
  expect(() => needsOf({ 'src/a.tsx': `export const A = () => ${widget};` })).toThrow(complaint);
});

it('finds the paths it links to, with :x for parts known only at run time', () => {
  const needs = needsOf({
    'src/a.tsx':
      "const a = '/cart'; const b = `/module/${id}/dashboard`; const c = `/bucket?id=${id}`; const d = '/contactus#faq';" +
      "const e = 'https://x.example/path'; const f = '/'; const g = 'a/b'; const h = `${base}/cart`; const i = '/a b';",
  });
  expect(needs.links).toEqual(['/bucket', '/cart', '/contactus', '/module/:x/dashboard']);
});

it('reads what the shared package exports at run time', () => {
  const provided = readProvided();
  expect(provided['@marketplace/shared/ui']).toEqual(expect.arrayContaining(['Button', 'ErrorBoundary']));
  expect(provided['@marketplace/shared/ui']).not.toContain('ButtonLook');
  expect(provided['@marketplace/shared/federation']).toContain('Widget');
  expect(Object.keys(provided)).not.toContain('@marketplace/shared/contracts');
});

it('reads the widgets of the contract', () => {
  expect(widgetProps()).toMatchObject({ 'mfe-cart/cart-badge': 'Record<string, never>' });
});

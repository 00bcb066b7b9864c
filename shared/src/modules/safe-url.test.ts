import { safeUrl } from './safe-url.ts';

it.each([
  'https://hr.example/app?x=1#y',
  'http://hr.example',
  '/marketplace/demo',
  'HTTPS://HR.EXAMPLE',
  '//hr.example',
])('lets %s through unchanged', (url) => {
  expect(safeUrl(url)).toBe(url);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '  javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://same.site/1',
  'file:///etc/passwd',
  'mailto:somebody@tex.example',
  'https://',
  'http://[',
  '',
  '   ',
  null,
  undefined,
])('refuses %j', (url) => {
  expect(safeUrl(url)).toBeNull();
});

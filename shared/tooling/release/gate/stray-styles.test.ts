import { strayStyles } from './stray-styles.ts';

it.each([
  ['a class of its own', '.cart-a { top: 0 }'],
  ['elements within or around it', '.cart-a h1, main:has(.cart-a), h1 + .cart-a { top: 0 }'],
  ['its own classes as alternatives', ':is(.cart-a, .cart-b) > *, :where(.cart-a) { top: 0 }'],
  ['nested rules', '.cart-a { &:hover, h1, > p { top: 0 } @media print { p { top: 0 } :global & { top: 0 } } }'],
  ['rules for some screens only', '@layer x { @media print { .cart-a { top: 0 } } }'],
  ['steps of its own animation', '@keyframes cart-spin { from { top: 0 } 50% { top: 1px } }'],
])('lets a remote style %s', (_what, css) => {
  expect(strayStyles(css, 'cart-')).toEqual([]);
});

it.each([
  ['body { display: none }', ['body']],
  ['* { top: 0 } h1 { top: 0 } h1 { left: 0 }', ['*', 'h1']],
  [':root { --ink: red }', [':root']],
  ['.cart-a, h1 { top: 0 }', ['h1']],
  ['.catalog-a, .cart { top: 0 }', ['.catalog-a', '.cart']],
  ['[class*=cart-] { top: 0 }', ['[class*=cart-]']],
  ['#cart-a { top: 0 }', ['#cart-a']],
  ['p:not(.cart-a) { top: 0 }', ['p:not(.cart-a)']],
  [':is(.cart-a, p) { top: 0 }', [':is(.cart-a, p)']],
  ['body:has(.cart-a, p) { top: 0 }', ['body:has(.cart-a, p)']],
  ['.cart-a { p:not(&) { top: 0 } }', ['p:not(&)']],
  ['@media print { @supports (top: 0) { body { top: 0 } } }', ['body']],
  ['@keyframes spin { from { top: 0 } }', ['@keyframes spin']],
  ['@font-face { font-family: Geist }', ['@font-face']],
  ['@property --ink { syntax: "*" }', ['@property --ink']],
])('finds what reaches further: %s', (css, stray) => {
  expect(strayStyles(css, 'cart-')).toEqual(stray);
});

import { chooseRemotes } from './read-arguments.ts';

const known = ['mfe-auth', 'mfe-cart', 'mfe-catalog'];

it.each([
  [[], undefined, known, undefined],
  [['mfe-catalog', 'mfe-auth'], undefined, ['mfe-auth', 'mfe-catalog'], undefined],
  [['mfe-cart'], 'https://qa.example/marketplace/', ['mfe-cart'], 'https://qa.example'],
  [['mfe-cart'], 'http://localhost:4000', ['mfe-cart'], 'http://localhost:4000'],
])('%j with the edge %s serves %j, on the edge %s', (positionals, edge, names, origin) => {
  expect(chooseRemotes({ values: { edge }, positionals }, known)).toEqual({ names, edge: origin });
});

it.each([
  [['cart'], undefined, 'cart is not a remote. Known: mfe-auth, mfe-cart, mfe-catalog.'],
  [['mfe-cart'], 'qa', '--edge must be the address of a storefront, such as https://qa.example, but is "qa".'],
  [['mfe-cart'], 'ftp://qa.example', '--edge must be the address of a storefront'],
])('refuses %j with the edge %s', (positionals, edge, sentence) => {
  expect(() => chooseRemotes({ values: { edge }, positionals }, known)).toThrow(sentence);
});

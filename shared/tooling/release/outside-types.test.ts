import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import ts from 'typescript';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { addTypes, outsideTypes } from './outside-types.ts';
import { aFolder, removeFolders } from './testing/artifacts.ts';

afterAll(removeFolders);

const cart: RemoteDeclaration = {
  name: 'mfe-cart',
  team: 'Cart',
  pages: [
    { path: '/payment-history', module: './src/pages/payment-history.tsx', access: 'public', title: 'Payments' },
    { path: '/cart', module: './src/pages/cart.tsx', access: 'signed-in', title: 'Cart' },
  ],
  widgets: { 'add-to-cart': './src/widgets/add-to-cart.tsx' },
};
const contract = { 'mfe-cart/add-to-cart': '{ moduleId: string; noOfUsers: number }' };

const buildFolder = () => {
  const folder = aFolder({
    'mf-manifest.json': JSON.stringify({ metaData: { name: 'mfe_cart', types: { zip: '' } } }),
  });
  addTypes(folder, outsideTypes(cart, contract));
  return folder;
};

/** As a host's plugin unpacks them, for a remote that it calls `cart`. */
const unpack = (built: string, host: string) => {
  const manifest = JSON.parse(readFileSync(join(built, 'mf-manifest.json'), 'utf8'));
  const { zip, api } = manifest.metaData.types;
  const apis = readFileSync(join(built, api), 'utf8').replaceAll('REMOTE_ALIAS_IDENTIFIER', 'cart');
  const files = Object.entries(unzipSync(readFileSync(join(built, zip)))).map(([name, bytes]) => [
    name,
    strFromU8(bytes),
  ]);
  for (const [name = '', text = ''] of [...files, ['apis.d.ts', apis]]) {
    const path = join(host, '@mf-types/cart', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
};

const react = fileURLToPath(new URL('../node_modules/@types/react/index.d.ts', import.meta.url));

const host = aFolder();
unpack(buildFolder(), host);

const right = [
  "createElement(AddToCart, { moduleId: 'leads', noOfUsers: 2 });",
  "createElement(loaded.default, { moduleId: 'leads', noOfUsers: 2 });",
  "const remove: () => void = mountAddToCart(document.body, { moduleId: 'leads', noOfUsers: 2 }); remove();",
  "createElement(PaymentHistory, { at: '/payment-history?view=dues' }); createElement(PaymentHistory);",
  "void signIn({ accessToken: 'a', refreshToken: 'b' });",
];
const wrong: [call: string, complaint: string][] = [
  ["createElement(AddToCart, { moduleId: 'leads' });", "Property 'noOfUsers' is missing"],
  ['createElement(loaded.default, { moduleId: 7, noOfUsers: 2 });', "'number' is not assignable to type 'string'"],
  [
    "mountAddToCart(document.body, { moduleId: 'leads', noOfUsers: '2' });",
    "'string' is not assignable to type 'number'",
  ],
  ['createElement(PaymentHistory, { at: 7 });', "'number' is not assignable to type 'string'"],
  ["void signIn({ accessToken: 'a' });", "Property 'refreshToken' is missing"],
  ["void import('cart/pages/cart');", "Cannot find module 'cart/pages/cart'"],
];

const page = (call: string) => `import { createElement } from 'react';
import AddToCart from 'cart/widgets/add-to-cart';
import mountAddToCart from 'cart/mount/widgets/add-to-cart';
import PaymentHistory from 'cart/pages/payment-history';
import { signIn } from 'cart/session';
import type { PackageType } from './@mf-types/cart/apis.d.ts';
export const loaded = {} as PackageType<'cart/widgets/add-to-cart'>;
${call}`;

const calls = [...right, ...wrong.map(([call]) => call)];
const fileOf = (call: string) => join(host, `page-${calls.indexOf(call)}.ts`);
for (const call of calls) writeFileSync(fileOf(call), page(call));

/** One for all pages, because it reads React's types. */
const program = ts.createProgram(calls.map(fileOf), {
  strict: true,
  noEmit: true,
  types: [],
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: { react: [react], '*': [join(host, '@mf-types/*')] },
});

/** What the compiler says about a host's page, and about our declarations. */
const complaints = (call: string) =>
  program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === fileOf(call) || fileName.includes('@mf-types'))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

it.each(right)('a host may write %s', (call) => {
  expect(complaints(call)).toEqual([]);
});

it.each(wrong)('a host is told that %s is wrong', (call, complaint) => {
  expect(complaints(call).join('\n')).toContain(complaint);
});

it('equal declarations give equal files', () => {
  const [one, two] = [buildFolder(), buildFolder()].map((folder) => readFileSync(join(folder, '@mf-types.zip'), 'hex'));
  expect(one).toBe(two);
});

import { fileURLToPath } from 'node:url';
import { transform } from './swc.mjs';

/** Packages that ship only ES modules: compiled like our own code. */
const esmOnly = [
  'canonicalize',
  'jose',
  'typebox',
  'cookie',
  'content-disposition',
  '@fastify/type-provider-typebox',
  'parse-json',
  'index-to-position',
  'supports-color',
  'change-case',
  'openid-client',
  'oauth4webapi',
  'pg-boss',
  'serialize-error',
  'non-error',
  'rrule-temporal',
  '@noble/hashes',
  '@scure/base',
  'email-reply-parser',
  'mdast-util-[^/]+',
  'micromark[^/]*',
  'unist-util-[^/]+',
  'decode-named-character-reference',
  'character-entities[^/]*',
  'ccount',
  'devlop',
  'escape-string-regexp',
  'longest-streak',
  'markdown-table',
  'zwitch',
];

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest for code that runs on Node: the API, the edge, the tooling. */
export const nodePreset = (name, rootDir) => ({
  displayName: name,
  rootDir,
  testEnvironment: 'node',
  runtime: here('./compile-once.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  setupFilesAfterEnv: [here('./retry-setup.ts')],
  transform,
  // pnpm's own folder comes first in every path, so match the package name after it.
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
});

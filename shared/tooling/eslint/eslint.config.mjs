import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import importX from 'eslint-plugin-import-x';
import { apiDomains } from './api-domains.mjs';
import { remotes, workspaceRoot, workspaces } from '../workspaces.mjs';

/** Libraries that applications import only through entries of @marketplace/shared. */
const throughShared = ['axios', 'framer-motion', 'react-hot-toast', 'react-router', 'react-router-dom', 'typebox'];
const throughSharedGroups = ['@chakra-ui/*', '@emotion/*', 'react-hot-toast/*', 'react-router/*', 'react-router-dom/*'];

const otherWorkspaces = (own) => workspaces.filter((name) => name !== own && name !== 'shared');

/** The tooling builds the product; the product never imports it. */
const noTooling = {
  regex: '^@marketplace/tooling|/shared/tooling/|^(\\.\\./)+tooling/',
  message: 'What runs in the browser does not know the tooling.',
};
const throughEntries = {
  regex: '^(\\.\\./)+(src|host|api|e2e|mfe-\\w+)/',
  message: 'The tooling takes what it needs from entries of packages.',
};

const boundary = (own, { libraries = true, allow = [] } = {}) => ({
  files: [`${own}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: libraries
          ? throughShared.map((name) => ({ name, message: 'Import it from an entry of @marketplace/shared.' }))
          : [],
        patterns: [
          {
            group: otherWorkspaces(own)
              .filter((name) => !allow.includes(name))
              .flatMap((name) => [name, `${name}/**`, `**/../${name}/**`]),
            message: 'Workspaces never import each other; what they share is in @marketplace/shared.',
          },
          {
            regex: '^\\.{1,2}/(.*/)?shared/(src|tooling)/',
            message: 'Use an entry of @marketplace/shared.',
          },
          ...(libraries
            ? [{ group: throughSharedGroups, message: 'Import it from an entry of @marketplace/shared.' }]
            : []),
        ],
      },
    ],
  },
});

const api = boundary('api', { libraries: false });

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/*.cjs', '.data/**', '**/.cache/**', '**/dist/**', '**/*.d.ts'] },
  ...tseslint.configs.recommended,
  {
    languageOptions: { parserOptions: { tsconfigRootDir: workspaceRoot } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: `${workspaceRoot}shared/tooling/tsconfig/workspace.json` } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'api/test/**/*.ts'],
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }] },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs'] })],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: ['{host,shared,mfe-*}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y-x': a11y },
    rules: {
      ...a11y.configs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', '**/testing/**', 'api/test/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['shared/tooling/**', 'host/edge/**', '**/cli.ts', '**/cli/**', 'e2e/**', 'api/bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{host,mfe-*,shared}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noTooling] }] },
  },
  {
    files: ['shared/tooling/**/*.{ts,mjs}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [throughEntries] }] },
  },
  boundary('host', { allow: ['api'] }),
  api,
  ...apiDomains(api.rules['no-restricted-imports'][1].patterns),
  ...remotes.map((name) => boundary(name)),
);

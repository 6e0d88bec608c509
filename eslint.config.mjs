import js from '@eslint/js';
import { dirname, join, relative, sep } from 'node:path';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const named = (...names) => names.map((name) => `@deepam/${name}`);
const services = named('identity', 'network', 'cotton-order', 'commission', 'notification', 'gateway', 'web', 'local');
const forTests = named('testing', 'api-client', 'local-servers', 'tests');

/** Dependencies point one way: gateway, services, web -> libs; nobody imports a service, nobody imports deep. */
const boundary = (files, forbidden, why, paths = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths,
        patterns: [
          { group: ['@deepam/*/*'], message: 'Import a library through its index.' },
          { group: forbidden, message: why },
        ],
      },
    ],
  },
});

/** What the code in a folder of web/src may import beside its own folder; folders that are not named here join the others. */
const layers = { lib: [], components: ['lib', 'assets'], features: ['components', 'lib', 'assets'] };

/** Each feature is a folder of its own, closed against its neighbours wherever the import stands. */
const webLayers = {
  create(context) {
    const folderOf = (path) => {
      const [layer, feature] = relative(join(import.meta.dirname, 'web', 'src'), path).split(sep);
      return { layer, name: layer === 'features' ? `features/${feature}` : layer };
    };
    const from = folderOf(context.filename);
    const allowed = layers[from.layer];
    const check = ({ source }) => {
      if (allowed === undefined || typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = folderOf(join(dirname(context.filename), source.value));
      if (to.name === from.name || allowed.includes(to.layer)) return;
      context.report({ node: source, message: `${from.name} does not import ${to.name}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.nx/**',
      'web/screenshots/**',
      'test-results/**',
      'coverage/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setImmediate: 'readonly',
        fetch: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        structuredClone: 'readonly',
        performance: 'readonly',
        require: 'readonly',
        module: 'writable',
      },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  boundary(
    ['libs/contracts/**/*.ts'],
    ['@deepam/*', '@nestjs/*', 'mongoose', 'node:*'],
    'contracts is shared with the browser and stands alone.',
  ),
  boundary(
    ['libs/platform/src/**/*.ts'],
    [...services, ...forTests, ...named('messaging', 'members')],
    'platform depends on contracts only.',
  ),
  boundary(
    ['libs/messaging/src/**/*.ts'],
    [...services, ...forTests, ...named('members')],
    'messaging depends on contracts and platform.',
  ),
  boundary(
    ['libs/members/src/**/*.ts'],
    [...services, ...forTests],
    'members depends on contracts, platform and messaging.',
  ),
  boundary(
    ['libs/api-client/src/**/*.ts'],
    [...services, ...named('platform', 'messaging', 'members', 'testing', 'local-servers', 'tests'), '@nestjs/*'],
    'api-client depends on contracts only.',
  ),
  boundary(
    ['libs/local-servers/src/**/*.ts'],
    [...services, ...named('platform', 'messaging', 'members', 'testing', 'api-client', 'tests'), '@nestjs/*'],
    'local-servers depends on contracts only.',
  ),
  boundary(
    ['libs/testing/src/**/*.ts'],
    [...services, ...named('tests')],
    'testing is for tests of everybody and knows no service.',
  ),
  boundary(
    ['deploy/local/src/**/*.ts'],
    [...services, ...named('platform', 'messaging', 'members', 'testing', 'tests')],
    'The launcher starts processes; it imports no code of theirs.',
  ),
  boundary(
    ['services/*/src/**/*.ts', 'gateway/src/**/*.ts'],
    [...services, ...forTests],
    'Services talk by events and HTTP, never by import.',
  ),
  boundary(
    ['web/src/**/*.{ts,tsx}'],
    [...services, ...forTests, ...named('platform', 'messaging', 'members')],
    'The web imports contracts only.',
    [
      {
        name: '@tanstack/react-query',
        importNames: ['useMutation'],
        message: 'A press twice must not do it twice: take useAction.',
      },
    ],
  ),
  { files: ['web/src/lib/api/use-action.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // Nothing is compiled by React's compiler here, so a library that it cannot follow does no harm.
    rules: { ...reactHooks.configs.recommended.rules, 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { web: { rules: { layers: webLayers } } },
    rules: { 'web/layers': 'error' },
  },
);

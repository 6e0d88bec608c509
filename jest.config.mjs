/** One jest setup for the workspace: `unit` specs are next to the code, `int` specs use real servers, `proof` is full length, `browser` uses Chromium. */
const shared = {
  testEnvironment: '<rootDir>/libs/testing/jest/native-environment.cjs',
  runtime: '<rootDir>/libs/testing/jest/native-runtime.cjs',
  // Node compiles TypeScript when it imports it: libs/testing/typescript.
  transform: {},
  // `npm run affected` follows imports by it. Node, which loads the specs, does not use it.
  moduleNameMapper: {
    '^@deepam/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.+)\\.js$': ['$1.ts', '$1.tsx', '$1.js'],
  },
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.data/', '<rootDir>/.nx/'],
};

const roots = [
  '<rootDir>/libs',
  '<rootDir>/services',
  '<rootDir>/gateway',
  '<rootDir>/deploy',
  '<rootDir>/web',
  '<rootDir>/tests',
];

const onServers = {
  ...shared,
  roots,
  setupFiles: ['<rootDir>/libs/testing/embedded-mongo-wire.cjs'],
  globalSetup: '<rootDir>/libs/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/global-teardown.mjs',
};

/** Components of the web in jsdom, by jest's own runtime: each spec file has its own modules of the web. */
const component = {
  displayName: 'component',
  // The contracts are among them so that a change of them leads to the specs.
  roots: ['<rootDir>/web', '<rootDir>/libs/contracts'],
  testMatch: ['**/*.component.spec.tsx'],
  testEnvironment: '<rootDir>/web/test/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/web/test/transform.cjs' },
  // Packages that have ESM only.
  transformIgnorePatterns: ['/node_modules/(?!(@simplewebauthn|eventsource-parser|idb)/)'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/web/test/styles.cjs',
    '\\.(svg|avif|webp|png)$': '<rootDir>/web/test/file.cjs',
    '^@deepam/contracts$': '<rootDir>/libs/contracts/src/index.ts',
    '^(\\.{1,2}/.+)\\.js$': ['$1.ts', '$1.tsx', '$1.js'],
  },
  modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
};

export default {
  // Longer than any `poll`, whose message says what was waited for.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/libs/testing/slow-files-first.mjs',
  projects: [
    { ...shared, displayName: 'unit', roots, testMatch: ['**/*.unit.spec.ts', '**/*.unit.spec.tsx'] },
    component,
    { ...onServers, displayName: 'int', testMatch: ['**/*.int.spec.ts'] },
    // Nightly: what only proofs contain, and at full length what every change has a share of.
    {
      ...onServers,
      displayName: 'proof',
      testMatch: ['**/*.proof.spec.ts', '**/tests/replicas.int.spec.ts', '**/sequences.int.spec.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      roots: ['<rootDir>/tests/browser'],
      testMatch: ['**/*.browser.spec.ts'],
      setupFiles: ['<rootDir>/libs/testing/embedded-mongo-wire.cjs'],
    },
  ],
};

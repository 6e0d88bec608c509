/** Faults of every kind that Stryker knows, against the unit specs. What is mutated and which specs run is said by pure.mjs. */
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // The specs of an area are few: all of them run.
  jest: { configFile: 'tests/mutations/unit.jest.config.mjs', enableFindRelatedTests: false },
  ignorePatterns: ['web', 'docs', 'deploy', 'gateway', 'tests/upgrade', '**/dist', '**/*.tsbuildinfo', '.data', '.nx'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Milliseconds beside what the tests take: on a busy machine the start alone takes seconds, and that is no loop without end.
  timeoutMS: 20_000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  // What is set up on load is met by every test, and they are few.
  warnings: { slow: false },
  // Not below node_modules, where jest looks for no tests.
  tempDirName: '.data/stryker',
  cleanTempDir: 'always',
};

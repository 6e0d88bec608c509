import { projectOf } from './project.mjs';

/** The unit specs alone, for Stryker, which knows one project only; and only what the rules and their specs can reach. */
export default {
  ...projectOf('unit'),
  roots: ['<rootDir>/libs', '<rootDir>/services'],
  // Hundreds of sequences for every single fault would take hours; the specs of the rules themselves must notice.
  testPathIgnorePatterns: ['/node_modules/', '/sequences\\.unit\\.spec'],
};

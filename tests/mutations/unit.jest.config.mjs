import { swcOptions } from '../../libs/testing/typescript/compile.mjs';
import { projectOf } from './project.mjs';

const { runtime: _, ...unit } = projectOf('unit');

/**
 * The unit specs alone, for Stryker, which knows one project only and needs the modules of jest itself; and only those specs that can reach
 * the rules.
 */
export default {
  ...unit,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...swcOptions, sourceMaps: 'inline' }],
  },
  moduleNameMapper: {
    '^@deepam/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  roots: ['<rootDir>/libs', '<rootDir>/services'],
  // Hundreds of sequences for every single fault would take hours; the specs of the rules themselves must notice.
  testPathIgnorePatterns: ['/node_modules/', '/sequences\\.unit\\.spec'],
};

import { describe } from '@jest/globals';
import { upgradeTests } from './upgrade-tests.js';

describe.each([
  ['before-issue-8', 0],
  ['before-issue-9', 3],
  ['before-issue-10', 5],
  ['before-issue-11', 5],
  ['before-issue-12', 5],
  ['before-issue-13', 5],
  ['before-issue-14', 5],
] as const)('data of the version %s', (state, pictures) => upgradeTests(state, pictures));

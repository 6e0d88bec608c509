import { describe } from '@jest/globals';
import { upgradeTests } from './upgrade-tests.js';

/** Those of the versions before it are proofs: each costs a start of the product. */
describe('data of the version before-issue-15', () => upgradeTests('before-issue-15', 5));

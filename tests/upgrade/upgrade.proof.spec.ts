import { describe } from '@jest/globals';
import { upgradeTests } from './upgrade-tests.js';

describe.each(['before-issue-8'])('data of the version %s', (state) => upgradeTests(state));

import { describe } from '@jest/globals';
import { backupTests } from './backup-tests.js';

describe('a backup of a busier product', () => backupTests({ replicas: 2, writers: 8, warmUp: 24, withNext: true }));

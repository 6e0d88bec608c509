import { describe } from '@jest/globals';
import { backupTests } from './backup-tests.js';

describe('a backup', () => backupTests({ replicas: 1, writers: 2, warmUp: 2, withNext: false }));

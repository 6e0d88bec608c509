import { describe } from '@jest/globals';
import 'reflect-metadata';
import { historiesTest } from './histories-test.js';

describe('the product on simulated servers', () => {
  historiesTest(Number(process.env['SIMULATOR_SECONDS'] ?? 8));
});

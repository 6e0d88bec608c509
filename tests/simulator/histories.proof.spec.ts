import { describe } from '@jest/globals';
import 'reflect-metadata';
import { historiesTest } from './histories-test.js';

describe('the product on simulated servers, for longer', () => {
  historiesTest(Number(process.env['SIMULATOR_SECONDS'] ?? 900));
});

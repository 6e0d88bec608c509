import { describe } from '@jest/globals';
import { bankMonthTest } from './bank-month-test.js';

describe('a month at five banks', () => bankMonthTest(1_000));

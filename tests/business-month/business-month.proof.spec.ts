import { rm } from 'node:fs/promises';
import { startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { crashOptions } from '../crash/crash-system.js';
import { unhurriedSettings } from '../world/unhurried-settings.js';
import { businessMonthTests } from './business-month-tests.js';

const share = Number(process.env['BUSINESS_MONTH_SHARE'] ?? 1);
const seed = Number(process.env['BUSINESS_MONTH_SEED'] ?? 4711);

let test: Product;
let crashFolder: string;

beforeAll(async () => {
  const { settings, ...options } = await crashOptions();
  crashFolder = options.crashFolder;
  const patient = { ...unhurriedSettings, STEP_UP_SECONDS: '86400', STEP_UP_HEAD_SECONDS: '86400' };
  test = await startProduct({ ...options, replicas: 2, settings: { ...settings, ...patient } });
});
afterAll(async () => {
  await test?.close();
  await rm(crashFolder, { recursive: true, force: true });
});

const size = { members: Math.round(20_000 * share), requests: Math.round(6_000 * share), atOnce: 12 };
describe('during kills', () =>
  businessMonthTests(
    () => test,
    () => crashFolder,
    size,
    seed,
  ));

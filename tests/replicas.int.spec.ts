import { isThorough, startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { crashEachStepTests } from './crash/crash-each-step-tests.js';
import { crashOptions, crashSystem, type CrashSystem } from './crash/crash-system.js';
import { businessMonthTests } from './business-month/business-month-tests.js';
import { crowdTests } from './racing/crowd-tests.js';
import { racingTests } from './racing/racing-tests.js';
import { repetitionTests } from './repetition/repetition-tests.js';
import { bulkApprovalTests } from './sale/bulk-approval-tests.js';
import { replicaTests } from './sale/replica-tests.js';
import { saleTests } from './sale/sale-tests.js';
import { assembleCast, type Cast } from './world/cast.js';
import { unhurriedSettings } from './world/unhurried-settings.js';
import { untilUnchanged } from './world/until-unchanged.js';

const shortMonth = { members: 24, requests: 20, atOnce: 6 };
const monthSeed = Number(process.env['BUSINESS_MONTH_SEED'] ?? 81_302);

/** What two processes could do twice: all on one product that has two of each service. */
let test: Product;
let crashFolder: string;
const system = () => test;

beforeAll(async () => {
  const { settings, ...options } = await crashOptions();
  crashFolder = options.crashFolder;
  test = await startProduct({ ...options, replicas: 2, settings: { ...settings, ...unhurriedSettings } });
});
afterAll(() => test?.close(), 60_000);
const after = () => afterAll(() => untilUnchanged(test), 60_000);

// First: all books of the product are compared with its truth.
describe('has a month of a business while its processes are killed: it', () => {
  businessMonthTests(system, () => crashFolder, shortMonth, monthSeed);
  after();
});
describe('sells', () => {
  saleTests(system);
  after();
});
describe('decides what several decide at once, and', () => {
  replicaTests(system);
  after();
});
describe('approves many at once, and', () => {
  bulkApprovalTests(system, () => crashFolder);
  after();
});
describe('among its people', () => {
  let cast: Cast;
  beforeAll(async () => void (cast = await assembleCast(test)), 180_000);
  describe('of two concurrent calls:', () => racingTests(() => cast));
  describe('of many concurrent calls:', () => crowdTests(() => cast));
  describe('does once what many calls at once with one Idempotency-Key ask for', () => repetitionTests(() => cast));
  after();
});
// All steps are the proof's, which kills the servers as well. Last, as events fail from then on.
if (!isThorough) {
  describe('completes everything once, though its processes are killed', () => {
    let crashes: CrashSystem;
    beforeAll(async () => void (crashes = await crashSystem(test, crashFolder)), 120_000);
    crashEachStepTests(() => crashes);
  });
}

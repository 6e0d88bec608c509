import { isThorough, startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { crashEachStepTests } from './crash/crash-each-step-tests.js';
import { crashOptions, crashSystem, type CrashSystem } from './crash/crash-system.js';
import { repetitionTests } from './repetition/repetition-tests.js';
import { bulkApprovalTests } from './sale/bulk-approval-tests.js';
import { replicaTests } from './sale/replica-tests.js';
import { saleTests } from './sale/sale-tests.js';
import { unhurriedSettings } from './world/unhurried-settings.js';
import { untilUnchanged } from './world/until-unchanged.js';

/** What two processes could do twice: all on one product that has two of each service. */
describe('the product with two processes of each service', () => {
  let test: Product;
  let crashFolder: string;
  const system = () => test;

  beforeAll(async () => {
    const { settings, ...options } = await crashOptions();
    crashFolder = options.crashFolder;
    test = await startProduct({ ...options, replicas: 2, settings: { ...settings, ...unhurriedSettings } });
  }, 120_000);
  afterAll(() => test?.close(), 60_000);
  // What one of them has set in motion is over before the next one counts.
  const after = () => afterAll(() => untilUnchanged(test), 60_000);

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
  describe('does once what many calls at once with one Idempotency-Key ask for', () => {
    repetitionTests(system);
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
});

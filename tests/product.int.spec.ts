import { quickHashes } from '@deepam/local-servers';
import { isThorough, startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { accessTests } from './access/access-tests.js';
import { crashEachStepTests } from './crash/crash-each-step-tests.js';
import { crashOptions, crashSystem, type CrashSystem } from './crash/crash-system.js';
import { oneFieldTests } from './malformed/one-field/one-field-tests.js';
import { stormTests } from './malformed/storm-tests.js';
import { repetitionTests } from './repetition/repetition-tests.js';
import { closingTests } from './sale/closing-tests.js';
import { rebuildTests } from './sale/rebuild-tests.js';
import { saleTests } from './sale/sale-tests.js';
import { assembleCast, type Cast } from './world/cast.js';
import { untilUnchanged } from './world/until-unchanged.js';

/** All on one running product of two processes a service, each with people of its own; to start it takes longer than most of them. */
describe('the whole product', () => {
  let test: Product;
  let crashFolder: string;
  const system = () => test;

  beforeAll(async () => {
    const { settings, ...options } = await crashOptions();
    crashFolder = options.crashFolder;
    test = await startProduct({
      ...options,
      replicas: 2,
      settings: {
        ...settings,
        ...quickHashes,
        // All people come from one address, and each makes hundreds of calls.
        RATE_LIMIT_PER_MINUTE: '10000000',
        SIGN_IN_LIMIT_PER_MINUTE: '10000000',
        // On a busy machine as well, nobody has to give the password again.
        STEP_UP_SECONDS: '3600',
        STEP_UP_HEAD_SECONDS: '3600',
      },
    });
  }, 120_000);
  afterAll(() => test?.close(), 60_000);
  // What one of them has set in motion is over before the next one counts.
  const after = () => afterAll(() => untilUnchanged(test), 60_000);

  describe('sells', () => {
    saleTests(system);
    after();
  });
  describe('closes an account and', () => {
    closingTests(system);
    after();
  });
  describe('has projections that', () => {
    rebuildTests(system);
    after();
  });
  describe('has an API that is open to whom it is for', () => {
    accessTests(system);
    after();
  });
  describe('does once what many calls at once with one Idempotency-Key ask for', () => {
    repetitionTests(system);
    after();
  });
  describe('among those who call it wrongly', () => {
    let cast: Cast;
    beforeAll(async () => void (cast = await assembleCast(test)), 120_000);
    describe('refuses a call with one broken field', () => oneFieldTests(system, () => cast));
    describe('bears requests with much wrong about them', () => stormTests(system, () => cast));
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

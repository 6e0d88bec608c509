import { startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { oneFieldTests } from './malformed/one-field/one-field-tests.js';
import { stormTests } from './malformed/storm-tests.js';
import { closingTests } from './sale/closing-tests.js';
import { passbookTests } from './sale/passbook-tests.js';
import { rebuildTests } from './sale/rebuild-tests.js';
import { assembleCast, type Cast } from './world/cast.js';
import { unhurriedSettings } from './world/unhurried-settings.js';
import { untilUnchanged } from './world/until-unchanged.js';

let test: Product;
const system = () => test;

beforeAll(async () => void (test = await startProduct({ settings: unhurriedSettings })));
afterAll(() => test?.close(), 60_000);
const after = () => afterAll(() => untilUnchanged(test), 60_000);

describe('closes an account and', () => {
  closingTests(system);
  after();
});
describe('has a passbook of cotton that', () => {
  passbookTests(system);
  after();
});
describe('has projections that', () => {
  rebuildTests(system);
  after();
});
describe('among those who call it wrongly', () => {
  let cast: Cast;
  beforeAll(async () => void (cast = await assembleCast(test)), 120_000);
  describe('refuses a call with one broken field', () => oneFieldTests(system, () => cast));
  describe('bears requests with much wrong about them', () => stormTests(system, () => cast));
});

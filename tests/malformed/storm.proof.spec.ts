import { startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { assembleCast, type Cast } from '../world/cast.js';
import { unhurriedSettings } from '../world/unhurried-settings.js';
import { stormTests } from './storm-tests.js';

/** Leaks only show after many requests. */
let test: Product;
let cast: Cast;
const system = () => test;
const people = () => cast;

beforeAll(async () => {
  test = await startProduct({ settings: unhurriedSettings });
  cast = await assembleCast(test);
}, 240_000);
afterAll(() => test?.close(), 60_000);

describe('during the warm-up', () => stormTests(system, people));
describe('after the warm-up', () => stormTests(system, people, 2_000));

import { startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll } from '@jest/globals';
import { accessTests } from './access/access-tests.js';
import { unhurriedSettings } from './world/unhurried-settings.js';

let test: Product;

beforeAll(async () => void (test = await startProduct({ settings: unhurriedSettings })));
afterAll(() => test?.close(), 60_000);

accessTests(() => test);

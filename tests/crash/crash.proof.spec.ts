import { afterAll, beforeAll, describe } from '@jest/globals';
import { crashEachStepTests } from './crash-each-step-tests.js';
import { startCrashSystem, type CrashSystem } from './crash-system.js';
import { serversKilledTests } from './servers-killed-tests.js';

let test: CrashSystem;
const system = () => test;

beforeAll(async () => {
  test = await startCrashSystem();
});
afterAll(() => test?.close(), 60_000);

describe('its servers killed or standing still under load', () => serversKilledTests(system));
describe('its processes killed at every step', () => crashEachStepTests(system));

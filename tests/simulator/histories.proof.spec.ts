import 'reflect-metadata';
import { historiesTest } from './histories-test.js';

historiesTest(Number(process.env['SIMULATOR_SECONDS'] ?? 900));

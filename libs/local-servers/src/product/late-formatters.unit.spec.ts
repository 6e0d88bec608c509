import { runInThisContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { lateFormatters } from './bundle-programs.js';

const id = '/node_modules/@nestjs/common/services/logger.service.js';
const early = "const dateTimeFormatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' });";

it('a formatter is made late by a function that needs nothing but its own text', () => {
  const alone = runInThisContext(`(${String(lateFormatters.transform)})`) as typeof lateFormatters.transform;
  const late = alone(early, id)!;
  expect(late).not.toContain('dateTimeFormatter = new');
  expect(runInThisContext(`{ ${late} dateTimeFormatter.format(0); }`)).toBe('01/01/1970');
  expect(alone(early, '/node_modules/another/services/logger.service.js')).toBeNull();
});

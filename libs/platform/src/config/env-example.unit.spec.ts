import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { envExampleErrors } from './env-example.js';

const schemas = {
  gateway: z.object({ PORT: z.coerce.number().default(8080), SECRET: z.string().min(8) }),
  identity: z.object({ SECRET: z.string().min(10) }),
};

it('a file is valid with every variable, with a usable value or commented out for a default', () => {
  expect(envExampleErrors(schemas, '# The port.\n# PORT=8080\nSECRET=long enough\n')).toEqual([]);
});

it('a file must name every variable, and no unknown one', () => {
  expect(envExampleErrors(schemas, 'SECRET=long enough\nOLD=1')).toEqual([
    'PORT is not mentioned.',
    'OLD is mentioned but no process reads it.',
  ]);
});

it('the file may leave a secret to the operator', () => {
  expect(envExampleErrors(schemas, '# PORT=8080\nSECRET=\n')).toEqual([]);
});

it('the file must give values that every process accepts', () => {
  expect(envExampleErrors(schemas, '# PORT=\nSECRET=eight888')).toEqual([
    'SECRET has a value that identity does not accept.',
  ]);
});

it('the file must not leave out a required variable', () => {
  expect(envExampleErrors(schemas, 'PORT=1\n# SECRET=long enough')).toEqual([
    'SECRET is commented out but gateway cannot do without it.',
    'SECRET is commented out but identity cannot do without it.',
  ]);
});

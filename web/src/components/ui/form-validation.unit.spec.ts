import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { validate } from './form-validation.js';

const schema = z.object({
  name: z.string().trim().min(2),
  kg: z.coerce.number<string>().min(1).max(5),
  file: z.file(),
});

it('errors are listed by field: empty, or the first issue', async () => {
  const typed = { name: ' ', kg: '0', file: null };
  expect(await validate(schema, typed)).toEqual({
    output: undefined,
    issues: { name: 'empty', kg: 'too_small', file: 'empty' },
  });
});

it('a valid form has no errors and an output', async () => {
  const file = new File([], 'a.png');
  expect(await validate(schema, { name: ' Asha ', kg: '5', file })).toEqual({
    output: { name: 'Asha', kg: 5, file },
    issues: {},
  });
});

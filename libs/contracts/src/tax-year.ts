import { z } from 'zod';

export const taxYear = z
  .string()
  .regex(/^20\d{2}-\d{2}$/, 'Please write a tax year as 2026-27.')
  .refine(
    (text) => (Number(text.slice(2, 4)) + 1) % 100 === Number(text.slice(5)),
    'Please write a tax year as 2026-27.',
  );

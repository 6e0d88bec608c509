import { z } from 'zod';
import { isBankHolder, isMasked, normaliseBankHolder, normaliseDocumentNumber } from '../kyc.js';

/** A number in clear; the empty text removes the stored one, and the masked one that the account shows leaves it. */
export const documentNumber = (isValid: (number: string) => boolean, sentence: string) =>
  z
    .union([
      z.literal('').transform(() => null),
      z
        .string()
        .max(100, sentence)
        .transform((typed) => (isMasked(typed) ? typed : normaliseDocumentNumber(typed)))
        .refine((number) => isMasked(number) || isValid(number), sentence),
    ])
    .optional();

/** Banks take no Indian scripts. The empty text removes it: then the member's name stands for it. */
export const bankHolder = z
  .union([
    z.literal('').transform(() => null),
    z
      .string()
      .max(100)
      .transform(normaliseBankHolder)
      .refine(isBankHolder, 'Write the name in letters A to Z, as in the passbook.'),
  ])
  .optional();

import { z } from 'zod';
import { isBankHolder, isMasked, normaliseBankHolder, normaliseDocumentNumber } from '../kyc.js';

/** An unmasked number; the empty text removes the stored one, and the masked one of the account keeps it. */
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

/** Banks accept no Indian scripts. The empty text removes it: then the member's name is used. */
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

import { changeBusiness, plainAmount } from '@deepam/contracts';
import { z } from 'zod';

export const noBusiness = {
  legalName: '',
  address: '',
  state: '27' as const,
  gstin: '',
  hsn: '',
  rateBasisPoints: 0,
  version: 0,
};
const typedTerms = z.looseObject({ rateBasisPoints: z.string() });
/** The form uses percents, the contract basis points. */
export const businessTerms = z.preprocess((values) => {
  const typed = typedTerms.parse(values);
  const percent = plainAmount(typed.rateBasisPoints);
  return { ...typed, rateBasisPoints: percent === '' ? NaN : Math.round(Number(percent) * 100) };
}, changeBusiness.body!);

import { changeTaxRates, plainAmount, type taxModes, type TaxRatesView } from '@deepam/contracts';
import { z } from 'zod';

type Mode = (typeof taxModes)[number];

export interface TaxDraft {
  readonly isOn: boolean;
  readonly rateBasisPoints: string;
  readonly panlessBasisPoints: string;
  readonly threshold: string;
  readonly mode: Mode;
  readonly startsOn: string;
  readonly version: number;
}

export const percentText = (basisPoints: number): string => String(basisPoints / 100);

export const draftOf = (newest: TaxRatesView, today: string): TaxDraft => ({
  isOn: newest.isOn,
  rateBasisPoints: percentText(newest.rateBasisPoints),
  panlessBasisPoints: percentText(newest.panlessBasisPoints),
  threshold: String(newest.threshold),
  mode: newest.mode,
  startsOn: newest.startsOn > today ? newest.startsOn : today,
  version: newest.version,
});

const basisPoints = z
  .string()
  .overwrite(plainAmount)
  .regex(/^(\d{1,3}([.,]\d{0,2})?|[.,]\d{1,2})$/)
  .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100))
  .pipe(changeTaxRates.body!.shape.rateBasisPoints);

/** @param today before which no version begins */
export const draftSchema = (today: string) =>
  changeTaxRates.body!.extend({
    rateBasisPoints: basisPoints,
    panlessBasisPoints: basisPoints,
    startsOn: changeTaxRates.body!.shape.startsOn.refine((day) => day >= today),
  });

export type TaxTermsSent = z.output<ReturnType<typeof draftSchema>>;
export const termNames = ['isOn', 'rateBasisPoints', 'panlessBasisPoints', 'threshold', 'mode'] as const;
export type TermName = (typeof termNames)[number];

export const changedTerms = (before: TaxRatesView, after: TaxTermsSent): TermName[] =>
  termNames.filter((name) => before[name] !== after[name]);

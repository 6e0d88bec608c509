import type { Paise } from '@deepam/contracts';
import type { Matter } from './matter.js';

export interface FourEyesSettings {
  readonly isOn: boolean;
  readonly abovePaise: Paise;
}

/** The amount itself needs no approval, only a larger one; a call without an amount always does. */
export function needsSecondPerson(
  { amountPaise, isAlways = false }: Pick<Matter, 'amountPaise' | 'isAlways'>,
  { isOn, abovePaise }: FourEyesSettings,
): boolean {
  return isOn && (isAlways || amountPaise === undefined || amountPaise > abovePaise);
}

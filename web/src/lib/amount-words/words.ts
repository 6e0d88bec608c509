import type { Paise } from '@deepam/contracts';

export interface AmountWords {
  /** A whole number from 0 to `mostInWords`. */
  readonly number: (number: number) => string;
  /** That so much has come, as a sentence to be spoken. */
  readonly arrived: (paise: Paise) => string;
}

import type { Paise } from '@deepam/contracts';

export interface AmountWords {
  readonly number: (number: number) => string;
  readonly arrived: (paise: Paise) => string;
}

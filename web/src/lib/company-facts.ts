import type { Translated } from './i18n/languages.js';

export type InLanguages<T> = Readonly<Partial<Record<Translated, T>>>;

export interface Officer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Who runs this installation, by the file that COMPANY_FILE names; the same facts in every language. */
export interface Company {
  readonly legalName: string;
  /** Numbers of the company in the registers of companies and of taxes. */
  readonly cin: string;
  readonly gstin: string;
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly pincode: string;
  };
  /** The name and address on one line in other scripts; where it is missing, it is shown as it is in English. */
  readonly addressIn: InLanguages<string>;
  /** Opened on request only: nothing of another site is loaded by itself. */
  readonly mapLink: string;
  /** Whether the drawn way on the contact page leads to this address: it was drawn for the demo's. */
  readonly hasSketch?: boolean;
  readonly grievanceOfficer: Officer;
  readonly nodalOfficer: Officer;
  /** Days from the receipt of the kit. */
  readonly coolingOffDays: number;
  /** The place whose courts decide. */
  readonly courts: string;
}

export interface Voice {
  readonly words: string;
  readonly by: string;
}

/** What customers say, in their words; `areExamples` marks those that nobody has said. */
export interface Testimonials {
  readonly areExamples: boolean;
  readonly voices: readonly (Voice & { readonly in: InLanguages<Voice> })[];
}

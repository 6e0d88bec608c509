import type { Translated } from './i18n/languages.js';

export type InLanguages<T> = Readonly<Partial<Record<Translated, T>>>;

export interface Officer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface Company {
  readonly legalName: string;
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
  /** Name and address in other scripts; English replaces a missing one. */
  readonly addressIn: InLanguages<string>;
  /** The link opens on request only: no other site is contacted before. */
  readonly mapLink: string;
  /** The drawn map was made for the demo's address. */
  readonly hasSketch?: boolean;
  readonly grievanceOfficer: Officer;
  readonly nodalOfficer: Officer;
  readonly coolingOffDays: number;
  readonly courts: string;
}

export interface Voice {
  readonly words: string;
  readonly by: string;
}

export interface Testimonials {
  readonly areExamples: boolean;
  readonly voices: readonly (Voice & { readonly in: InLanguages<Voice> })[];
}

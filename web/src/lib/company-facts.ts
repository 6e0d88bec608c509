import type { Translated } from './i18n/languages.js';

export type InLanguages<T> = Readonly<Partial<Record<Translated, T>>>;

export interface Officer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * `addressIn` has the name and the address in other scripts; English replaces a missing one. The link of the map opens
 * only on request, so that no other site is contacted before. The drawn map (`hasSketch`) was made for the demo's
 * address.
 */
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
  readonly addressIn: InLanguages<string>;
  readonly mapLink: string;
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

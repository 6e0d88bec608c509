export interface HeadToBe {
  readonly name: string;
  /** Ten digits. */
  readonly mobile: string;
  /** Left out, one is made up, and must be changed after the first login. */
  readonly password: string | undefined;
}

export type CreateHeadOutcome =
  | { readonly kind: 'created'; readonly generatedPassword: string | null }
  | { readonly kind: 'exists' }
  /** There is one already, with another mobile. */
  | { readonly kind: 'another-head'; readonly mobile: string }
  | { readonly kind: 'mobile-of-member' }
  | { readonly kind: 'guessable-password' };

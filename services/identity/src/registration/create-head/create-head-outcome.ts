export interface HeadToBe {
  readonly name: string;
  readonly mobile: string;
  /** A missing password is generated and must be changed after the first login. */
  readonly password: string | undefined;
}

export type CreateHeadOutcome =
  | { readonly kind: 'created'; readonly generatedPassword: string | null }
  | { readonly kind: 'exists' }
  | { readonly kind: 'another-head'; readonly mobile: string }
  | { readonly kind: 'mobile-of-member' }
  | { readonly kind: 'guessable-password' };

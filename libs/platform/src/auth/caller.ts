/** Who calls. For a service's token `memberId` is the service's name. */
export interface Caller {
  readonly memberId: string;
  readonly isHead: boolean;
  /** The present version of the session; at least that of the token. */
  readonly sessionVersion: number;
  /** The version that the token names, where its session has a later one by now. */
  readonly tokenVersion?: number;
  /** Only calls that are open before a password change may be made. */
  readonly mustChangePassword?: boolean;
  /** Only calls that are open before a second factor is set up may be made. */
  readonly mustSetUpSecondFactor?: boolean;
  /** Seconds since 1970 when the password was last given; missing in tokens of older releases. */
  readonly authTime?: number;
  /** The token's `sid`, or what stands for it in tokens of older releases; missing for services. */
  readonly sessionId?: string;
  /** Of people of the company alone: what they may do. */
  readonly permissions?: readonly string[];
  /** The person who gave the last password that its owner did not choose, for some weeks; may be the one who calls. */
  readonly passwordFrom?: string;
  /** Other accounts whose owner may be the person who calls; {@link accountsOf} adds the login itself. */
  readonly influencedBy?: readonly string[];
  /** Seconds since 1970 at which the token ends. */
  readonly expiresAt?: number;
}

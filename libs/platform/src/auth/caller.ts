/** The caller. For a service's token `memberId` is the service's name. */
export interface Caller {
  readonly memberId: string;
  readonly isHead: boolean;
  readonly sessionVersion: number;
  /** The version in the token, if its session has a later one by now. */
  readonly tokenVersion?: number;
  readonly mustChangePassword?: boolean;
  readonly mustSetUpSecondFactor?: boolean;
  /** Seconds since 1970 when the password was last given; missing for services. */
  readonly authTime?: number;
  /** The token's `sid`; missing for services. */
  readonly sessionId?: string;
  /** Only staff have permissions. */
  readonly permissions?: readonly string[];
  /**
   * The person who gave the last password that the owner did not choose, for some weeks; this person may be the
   * caller.
   */
  readonly passwordFrom?: string;
  /** Other accounts whose owner may be the caller; {@link accountsOf} adds the login itself. */
  readonly influencedBy?: readonly string[];
  /** Seconds since 1970 at which the token ends. */
  readonly expiresAt?: number;
}

import type { Permission } from '@deepam/contracts';

/**
 * In a service's token `memberId` is the service's name, and `sessionId` (the token's `sid`) and `authTime` (the time
 * of the last password entry) are missing. Times are in seconds since 1970. Only staff have permissions.
 */
export interface Caller {
  readonly memberId: string;
  readonly isHead: boolean;
  readonly sessionVersion: number;
  /** The version is that of the token, if its session has a later one by now. */
  readonly tokenVersion?: number;
  readonly mustChangePassword?: boolean;
  readonly mustSetUpSecondFactor?: boolean;
  readonly authTime?: number;
  readonly sessionId?: string;
  readonly permissions?: readonly string[];
  /**
   * This person gave the last password that the owner did not choose. The field is set for some weeks, in which this
   * person may be the caller.
   */
  readonly passwordFrom?: string;
  /** The owners of these other accounts may be the caller; {@link accountsOf} adds the login itself. */
  readonly influencedBy?: readonly string[];
  readonly expiresAt?: number;
}

type Rights = Pick<Caller, 'isHead' | 'permissions'>;

/** Staff without remaining permissions count, too; the head does not. */
export const isStaff = ({ isHead, permissions }: Rights): boolean => !isHead && permissions !== undefined;

export const isOfCompany = (rights: Rights): boolean => rights.isHead || isStaff(rights);

export const may = ({ isHead, permissions = [] }: Rights, ...needed: readonly Permission[]): boolean =>
  isHead || needed.some((permission) => permissions.includes(permission));

import type { PersonalKind } from '@deepam/contracts';
import type { StoredParams } from '../domain/texts.js';

export interface NewNotification {
  readonly memberId: string;
  readonly kind: PersonalKind;
  readonly params: StoredParams;
  readonly aboutId?: string;
  /** A member gets one notification of a kind and subject. */
  readonly subject: string;
  readonly createdAt: Date;
  readonly isSettled?: boolean;
}

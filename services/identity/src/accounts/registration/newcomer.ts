import type { ContactSeenBy } from '@deepam/contracts';

export interface Newcomer {
  readonly name: string;
  readonly mobile: string;
  readonly email?: string | undefined;
  readonly password: string;
  readonly contactSeenBy?: ContactSeenBy | undefined;
}

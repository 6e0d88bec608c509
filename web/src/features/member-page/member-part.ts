import type { NetworkRow, Permission } from '@deepam/contracts';
import type { ComponentType } from 'react';
import type { memberPageMessages } from './messages.js';

type PartKey = Extract<keyof (typeof memberPageMessages)['english'], `part.${string}`>;

/** A part of the page of a member: it asks its own service, when it is chosen, for those alone whose work opens the call. */
export interface MemberPart {
  /** In the address; `part.<slug>` is how it is called. */
  readonly slug: PartKey extends `part.${infer Name}` ? Name : never;
  /** One of these opens it, as the calls say that fill it. */
  readonly needs: readonly Permission[];
  readonly Part: ComponentType<PartProps>;
}

export interface PartProps {
  readonly memberId: string;
  /** For readers; generic where the reader may not know it. */
  readonly name: string;
  /** As the network knows the member; null where the reader may not see members. */
  readonly member: NetworkRow | null;
}

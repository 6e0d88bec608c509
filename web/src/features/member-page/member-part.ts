import type { NetworkRow, Permission } from '@deepam/contracts';
import type { ComponentType } from 'react';
import type { memberPageMessages } from './messages.js';

type PartKey = Extract<keyof (typeof memberPageMessages)['english'], `part.${string}`>;

export interface MemberPart {
  readonly slug: PartKey extends `part.${infer Name}` ? Name : never;
  readonly needs: readonly Permission[];
  readonly Part: ComponentType<PartProps>;
}

export interface PartProps {
  readonly memberId: string;
  readonly name: string;
  readonly member: NetworkRow | null;
}

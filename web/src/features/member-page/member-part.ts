import type { NetworkRow, Permission } from '@deepam/contracts';
import type { ComponentType, ReactNode } from 'react';
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

type Member = NonNullable<PartProps['member']>;

export interface Props {
  id: string;
  parts: readonly MemberPart[];
  needs: readonly Permission[];
  head: (member: Member) => ReactNode;
  actions: (member: Member, titleId: string) => ReactNode;
  sums: ReactNode;
  profile: (member: Member) => ReactNode;
  account: (member: PartProps) => ReactNode;
}

import type { Permission } from '@deepam/contracts';
import type { ReactNode } from 'react';
import type { MemberPart, PartProps } from './member-part.js';

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

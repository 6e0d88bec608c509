import type { Permission } from '@deepam/contracts';
import type { ReactNode } from 'react';
import type { MemberPart, PartProps } from './member-part.js';

export interface Props {
  id: string;
  parts: readonly MemberPart[];
  needs: readonly Permission[];
  profile: (member: NonNullable<PartProps['member']>, titleId: string) => ReactNode;
  account: (member: PartProps) => ReactNode;
}

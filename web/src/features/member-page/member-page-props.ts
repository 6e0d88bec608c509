import type { Permission } from '@deepam/contracts';
import type { ReactNode } from 'react';
import type { MemberPart, PartProps } from './member-part.js';

export interface Props {
  id: string;
  parts: readonly MemberPart[];
  /** Opens the page beside what opens the parts. */
  needs: readonly Permission[];
  /** Who they are and what can be done about them; the id is that of their name. */
  profile: (member: NonNullable<PartProps['member']>, titleId: string) => ReactNode;
  /** Below it, also for those who see no profiles. */
  account: (member: PartProps) => ReactNode;
}

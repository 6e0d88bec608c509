import type { Permission } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { HeadOnly } from '../../components/head-only.js';
import { Page } from '../../components/surface.js';
import styles from './components/member-page.module.css';
import type { MemberPart, PartProps } from './member-part.js';
import { PageOfMember } from './page-of-member.js';

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

/** /members/<id>: everything about one member, as far as the reader's work includes it. */
export function MemberPage({ parts, needs, ...props }: Props) {
  return (
    <Page className={styles.page}>
      <HeadOnly needs={[...needs, ...parts.flatMap((part) => part.needs)]}>
        <PageOfMember key={props.id} parts={parts} {...props} />
      </HeadOnly>
    </Page>
  );
}

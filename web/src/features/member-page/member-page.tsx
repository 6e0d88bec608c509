import { HeadOnly } from '../../shared/members/head-only.js';
import { Page } from '../../components/ui/surface.js';
import styles from './components/member-page.module.css';
import { PageOfMember } from './page-of-member.js';
import type { Props } from './member-page-props.js';

export function MemberPage({ parts, needs, ...props }: Props) {
  return (
    <Page className={styles.page}>
      <HeadOnly needs={[...needs, ...parts.flatMap((part) => part.needs)]}>
        <PageOfMember key={props.id} parts={parts} {...props} />
      </HeadOnly>
    </Page>
  );
}

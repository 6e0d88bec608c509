import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { Page } from '../../components/ui/surface.js';
import styles from './components/member-page.module.css';
import { MemberPageContent } from './member-page-content.js';
import type { Props } from './member-part.js';

export function MemberPage({ parts, needs, ...props }: Props) {
  return (
    <Page className={styles.page}>
      <RequirePermissions needs={[...needs, ...parts.flatMap((part) => part.needs)]}>
        <MemberPageContent key={props.id} parts={parts} {...props} />
      </RequirePermissions>
    </Page>
  );
}

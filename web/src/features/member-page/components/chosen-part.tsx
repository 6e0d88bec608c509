import { useSearchParams } from 'react-router-dom';
import { RequirePermissions } from '../../../shared/members/require-permissions.js';
import { PageTabs } from '../../../components/ui/page-tabs.js';
import { Card } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { MemberPart, PartProps } from '../member-part.js';
import { memberPageMessages } from '../messages.js';
import styles from './member-page.module.css';

interface Props {
  parts: readonly MemberPart[];
  open: readonly MemberPart[];
  about: PartProps;
}

export function ChosenPart({ parts, open, about }: Props) {
  const t = useText(memberPageMessages);
  const [params] = useSearchParams();
  const { slug, needs, Part } = parts.find((part) => part.slug === params.get('part')) ?? open[0]!;
  return (
    <div className={styles.part}>
      <PageTabs
        label={t('parts')}
        tabs={open.map((part) => ({
          to: `?part=${part.slug}`,
          label: t(`part.${part.slug}`),
          isOpen: part.slug === slug,
        }))}
        preventScrollReset
      />
      <Card className={styles.card}>
        <h2 className="visually-hidden">{t(`part.${slug}`)}</h2>
        <RequirePermissions needs={needs}>
          <Part {...about} />
        </RequirePermissions>
      </Card>
    </div>
  );
}

import { useId } from 'react';
import { Avatar } from '../../components/ui/avatar.js';
import { ButtonLink } from '../../components/ui/button.js';
import { NumbersBox } from '../../shared/numbers/numbers-box.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { personName } from '../../components/ui/person-name.js';
import { ErrorState, LoadingState, EmptyState } from '../../components/ui/states.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './components/member-page.module.css';
import type { PartProps, Props, MemberPart } from './member-part.js';
import { memberPageMessages } from './messages.js';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { seeingLedgers, seeingMembers } from '../../lib/auth/desk-permissions.js';
import { memberNetworkQuery } from '../../lib/network/member-network.js';
import { useSearchParams } from 'react-router-dom';
import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageTabs } from '../../components/ui/page-tabs.js';
import { Card } from '../../components/ui/surface.js';

interface ChosenPartProps {
  parts: readonly MemberPart[];
  open: readonly MemberPart[];
  about: PartProps;
}

function ChosenPart({ parts, open, about }: ChosenPartProps) {
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

function useMember(id: string) {
  const { may } = useDesk();
  const seesMembers = may(...seeingMembers);
  const row = useQuery({
    ...memberNetworkQuery({ limit: 1, cursor: undefined, memberId: id }),
    enabled: seesMembers,
    placeholderData: undefined,
  });
  const ledger = useQuery({
    queryKey: keyOf('statementSummary', { userId: id }),
    queryFn: ({ signal }) => callApi('statementSummary', { query: { userId: id }, signal }),
    enabled: !seesMembers && may(...seeingLedgers),
  });
  const member = row.data?.fullNetwork[0] ?? null;
  return {
    seesMembers,
    member,
    name: member?.name ?? ledger.data?.member?.name ?? null,
    isMissing: row.data?.fullNetwork.length === 0 || isNotFound(ledger.error),
    error: row.error,
    retry: () => void row.refetch(),
    isLoading: row.isLoading,
  };
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'COMMISSION.MEMBER_NOT_FOUND';

export function MemberPageContent({ id, parts, head, actions, sums, profile, account }: Omit<Props, 'needs'>) {
  const t = useText(memberPageMessages);
  const { may } = useDesk();
  const found = useMember(id);
  const titleId = useId();
  const name = found.name === null ? t('title') : personName(found.name);
  if (found.isMissing) return <Nobody />;
  if (found.isLoading) return <LoadingState />;
  const about: PartProps = { memberId: id, name, member: found.member };
  const open = parts.filter((part) => may(...part.needs));
  return (
    <>
      <div className={styles.head}>
        <Avatar image={found.member?.image ?? null} name={name} size={56} />
        <PageHeader
          titleId={titleId}
          title={name}
          lead={found.member === null ? undefined : head(found.member)}
          actions={found.member === null ? undefined : actions(found.member, titleId)}
        />
      </div>
      {sums}
      <div className={styles.columns}>
        <div className={styles.profile}>
          {found.member !== null ? (
            profile(found.member)
          ) : found.error === null ? (
            <NumbersBox title={t('noProfileTitle')}>
              <p>{t('noProfile')}</p>
            </NumbersBox>
          ) : (
            <ErrorState error={found.error} onRetry={found.retry} />
          )}
        </div>
        {open.length > 0 && <ChosenPart parts={parts} open={open} about={about} />}
        <div className={styles.account}>{account(about)}</div>
      </div>
    </>
  );
}

function Nobody() {
  const t = useText(memberPageMessages);
  return (
    <EmptyState title={t('nobodyTitle')} icon="user" isPage>
      <p>{t('nobody')}</p>
      <ButtonLink to="/network">{t('toMembers')}</ButtonLink>
    </EmptyState>
  );
}

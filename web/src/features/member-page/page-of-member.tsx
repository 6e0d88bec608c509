import { useId } from 'react';
import { ButtonLink } from '../../components/button.js';
import { NumbersBox } from '../../components/numbers-box.js';
import { PageHeader } from '../../components/page-header.js';
import { personName } from '../../components/person-name.js';
import { ErrorState, LoadingState } from '../../components/states.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ChosenPart } from './components/chosen-part.js';
import styles from './components/member-page.module.css';
import type { PartProps } from './member-part.js';
import { memberPageMessages } from './messages.js';
import { useMember } from './use-member.js';
import { Nobody } from './nobody.js';
import type { Props } from './member-page-props.js';

export function PageOfMember({ id, parts, profile, account }: Omit<Props, 'needs'>) {
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
      <PageHeader
        titleId={titleId}
        title={name}
        lead={found.member?.referralCode}
        actions={
          found.seesMembers && (
            <ButtonLink variant="secondary" to="/network">
              {t('toMembers')}
            </ButtonLink>
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.profile}>
          {found.member !== null ? (
            profile(found.member, titleId)
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

import { type ReactNode, Suspense, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from '../../../components/ui/avatar.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { decisionMessages } from '../../../shared/decisions/decision-messages.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { EmailText } from '../../../components/ui/email-text.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { decisionsOf } from '../../../shared/members/member-decisions.js';
import { numberMessages } from '../../../shared/numbers/number-messages.js';
import { personName } from '../../../components/ui/person-name.js';
import { ProfileChecklist } from '../../../shared/members/profile-checklist.js';
import { Card } from '../../../components/ui/surface.js';
import { formatDate } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { lazyPart } from '../../../lib/retry-import.js';
import { mayHavePinSignIns } from '../../../lib/accounts/may-have-pin-sign-ins.js';
import { isProfileComplete } from '../../../lib/profile-steps.js';
import { useMembership } from '../../../lib/network/membership.js';
import type { Profile } from '../../../lib/own-profile.js';
import { accountMessages } from '../messages.js';
import { KycDocumentsCard } from './kyc-documents-card.js';
import { OpeningsCard } from './openings-card.js';
import { PasskeysCard } from './passkeys/passkeys-card.js';
import { SecondFactorCard } from './second-factor/second-factor-card.js';
import { SessionsCard } from './sessions-card.js';
import styles from './profile.module.css';
import { Fold } from '../../../components/ui/fold.js';
import { PlanBadge, StatusBadge } from '../../../components/ui/status-badge.js';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { sentenceOf, withReason } from '../../../lib/api/api-error.js';
import { showToast } from '../../../lib/toast.js';
import { useExportOwnData, useContactChoice, useCloseAccount, useMoneyLeft } from '../api.js';
import { type ContactSeenBy, normaliseMobile, waiverWords } from '@deepam/contracts';
import { ContactReadersField } from '../../../shared/members/contact-readers-field.js';
import { FieldError } from '../../../components/ui/field.js';
import { z } from 'zod';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { formatRupees } from '../../../lib/format/money.js';

const consequences = ['closeEnds', 'closeGoes', 'closeStays', 'closeMoney', 'closeKept'] as const;

function CloseAccountDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useText(accountMessages);
  const { left, error } = useMoneyLeft();
  const closing = useCloseAccount(() => showToast(t('closeDone'), 'success'));
  const hasMoney = left !== undefined && left > 0;
  const { form, field } = useFormKit({
    schema: z.object({
      waiver: hasMoney ? waiverWords : z.string(),
      mobile: z.string().refine((typed) => normaliseMobile(typed) === profile.mobile),
    }),
    blank: { waiver: '', mobile: '' },
    sentences: { waiver: t('waiverNeeded'), mobile: t('closeMobileWrong') },
    onValid: ({ waiver }) => {
      if (left !== undefined) closing.mutate(hasMoney ? { waivedAmount: left, waiver } : {});
    },
  });
  const failure = closing.isError ? closing.error : error;
  return (
    <FormDialog
      title={t('closeTitle')}
      form={form}
      tone="danger"
      submitLabel={t('closeConfirm')}
      busy={closing.isPending || (left === undefined && error === null)}
      failure={failure ? sentenceOf(failure) : undefined}
      onClose={onClose}
    >
      <p>{t('closeAsks')}</p>
      <ul className={styles.consequences}>
        {consequences.map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      {hasMoney && (
        <TextAreaField
          {...field('waiver')}
          label={t('waiver')}
          hint={t('waiverHint', { amount: formatRupees(left) })}
          maxLength={1000}
          required
        />
      )}
      <TextField
        {...field('mobile')}
        label={t('closeMobile')}
        inputMode="numeric"
        autoComplete="off"
        required
        data-autofocus
      />
    </FormDialog>
  );
}

const AccountsCard = lazyPart(() => import('../../../shared/accounts/accounts-card.js'));

export function ProfileView({ profile }: { profile: Profile }) {
  const t = useText(accountMessages);
  const say = useText(numberMessages);
  const decided = useText(decisionMessages);
  const { data: membership } = useMembership();
  const { hash } = useLocation();
  const given = (value: ReactNode) => value || <span className={styles.soft}>{say('notGiven')}</span>;
  return (
    <div className={styles.cards}>
      <Card as="div" className={styles.head}>
        <Avatar name={profile.name} image={profile.image} size={88} />
        <div>
          <h2>{profile.name}</h2>
          {profile.referralCode !== null && (
            <p className={styles.code}>
              {profile.referralCode}
              <CopyButton value={profile.referralCode} what={t('copyCode')} />
            </p>
          )}
        </div>
      </Card>
      {!profile.isHead && <ProfileChecklist profile={profile} />}
      <Card className={profile.isHead || isProfileComplete(profile) ? styles.whole : undefined}>
        <h3 className={styles.title}>{t('personal')}</h3>
        <DetailList
          rows={[
            [t('name'), profile.name],
            [t('email'), given(profile.email && <EmailText address={profile.email} />)],
            [
              t('mobile'),
              <>
                {profile.mobile}
                {!profile.isHead && (
                  <span className={styles.hint}>
                    {t('mobileChange')} <Link to="/contact">{t('contactUs')}</Link>
                  </span>
                )}
              </>,
            ],
            [t('address'), given(profile.address)],
          ]}
        />
      </Card>
      <KycDocumentsCard profile={profile} />
      <Fold title={t('membership')} startsOpen={profile.requestedPlan !== null}>
        <Card>
          <DetailList
            rows={[
              [t('plan'), <PlanLine key="plan" profile={profile} />],
              [t('earnings'), <MoneyText key="earnings" rupees={profile.earnings} />],
              [t('commission'), <MoneyText key="commission" rupees={profile.commission} />],
              [
                t('sponsor'),
                profile.addedBy === null
                  ? '–'
                  : `${personName(profile.addedBy.name)} (${profile.addedBy.referralCode})`,
              ],
              [t('memberSince'), formatDate(profile.registeredDate)],
              ...(membership === undefined ? [] : decisionsOf(membership, decided)),
            ]}
          />
        </Card>
      </Fold>
      <Fold title={t('privacyGroup')}>
        <OpeningsCard />
        <div className={styles.pair}>
          {!profile.isHead && <ContactCard seenBy={profile.contactSeenBy} />}
          <OwnDataCard />
        </div>
      </Fold>
      <Fold key={hash} title={t('accountGroup')} startsOpen={hash === '#accounts' || mayHavePinSignIns()}>
        {!profile.isHead && (
          <Suspense fallback={<Card className={styles.whole} />}>
            <AccountsCard profile={profile} className={styles.whole} />
          </Suspense>
        )}
        <PasskeysCard />
        <SecondFactorCard />
        <SessionsCard />
        {!profile.isHead && <CloseAccountCard profile={profile} />}
      </Fold>
    </div>
  );
}

function PlanLine({ profile: { plan, requestedPlan, isHead } }: { profile: Profile }) {
  const t = useText(accountMessages);
  return (
    <span className={styles.plan}>
      {plan === null ? isHead ? '–' : t('noPlan') : <PlanBadge plan={plan} />}
      {requestedPlan !== null && <StatusBadge tone="warn">{t('planPending', { plan: requestedPlan })}</StatusBadge>}
    </span>
  );
}

function CloseAccountCard({ profile }: { profile: Profile }) {
  const t = useText(accountMessages);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Card className={styles.whole} aria-labelledby="close-title">
      <h3 id="close-title" className={styles.title}>
        {t('closeTitle')}
      </h3>
      <p className={styles.soft}>{t('closeLead')}</p>
      <div className={styles.documents}>
        <Button variant="secondary" needsConnection onClick={() => setIsAsked(true)}>
          {t('closeButton')}
        </Button>
      </div>
      {isAsked && <CloseAccountDialog profile={profile} onClose={() => setIsAsked(false)} />}
    </Card>
  );
}

function OwnDataCard() {
  const t = useText(accountMessages);
  const saving = useExportOwnData({
    onSaved: (file) => showToast(t('dataSaved', { file }), 'success'),
    onFailed: (error) => showToast(t('dataFailed', { error: sentenceOf(error) }), 'failure'),
  });
  return (
    <Card aria-labelledby="own-data-title">
      <h3 id="own-data-title" className={styles.title}>
        {t('dataTitle')}
      </h3>
      <p className={styles.soft}>{t('dataLead')}</p>
      <div className={styles.documents}>
        <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
          {!saving.isPending && <Icon name="download" size={18} />}
          {t(saving.isPending ? 'dataSaving' : 'dataSave')}
        </Button>
      </div>
    </Card>
  );
}

/** The contact choice is not part of the profile form, which would overwrite it with old values from another tab. */
function ContactCard({ seenBy }: { seenBy: ContactSeenBy }) {
  const t = useText(accountMessages);
  const choose = useContactChoice();
  const [chosen, setChosen] = useState<ContactSeenBy | null>(null);

  function save(event: FormEvent): void {
    event.preventDefault();
    choose.mutate(chosen ?? seenBy, {
      onSuccess: () => {
        setChosen(null);
        showToast(t('contactSaved'), 'success');
      },
    });
  }

  return (
    <Card>
      <h3 className={styles.title}>{t('contactTitle')}</h3>
      <form className={styles.form} onSubmit={save}>
        <ContactReadersField value={chosen ?? seenBy} onChange={setChosen} />
        {choose.isError && <FieldError text={withReason(t('saveFailed'), choose.error)} />}
        <div>
          <Button type="submit" variant="secondary" busy={choose.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

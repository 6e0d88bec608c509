import { planNames } from '@deepam/contracts';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Page } from '../../components/ui/surface.js';
import { TermsInForce } from '../../shared/members/terms-in-force.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useMembership } from '../../lib/network/membership.js';
import { useSearchChoice } from '../../lib/use-search-choice.js';
import { type PlanView, usePlans } from './api.js';
import { PlanCard } from './components/plan-card.js';
import { RefusedPlan } from './components/refused-plan.js';
import { UnfinishedPayments, payParameter, proofParameter } from './components/unfinished-payments.js';
import { plansMessages } from './messages.js';
import { planOffer } from './plan-offer.js';
import styles from './plans-page.module.css';
import { lazyPart } from '../../lib/retry-import.js';
import { useRefusedRequest } from './refused-request.js';

const Enrolling = lazyPart(() => import('./components/enrolling.js'));
const GiveBack = lazyPart(() => import('./components/give-back.js'));
const FinishPayment = lazyPart(() => import('./components/finish-payment.js'));
const SendProof = lazyPart(() => import('./components/send-proof.js'));

export function PlansPage({ welcome }: { welcome?: ReactNode }) {
  const t = useText(plansMessages);
  const { status } = useAuth();
  const navigate = useNavigate();
  const { isStaff } = useDesk();
  const loggedIn = status === 'in' && !isStaff;
  const plans = usePlans();
  const membership = useMembership(loggedIn);
  const viewer = loggedIn ? (membership.data ?? null) : null;
  const mayPay = loggedIn && viewer?.isHead === false;
  const [paying, setPaying] = useSearchChoice(payParameter, ['', ...planNames]);
  const [proving, setProving] = useSearchChoice(proofParameter, ['', ...planNames]);
  const refused = useRefusedRequest(loggedIn)?.plan;
  const [chosen, setChosen] = useState<{ plan: PlanView; amount: number } | null>(null);

  // A plan's price for a member depends on their present plan.
  const waiting = plans.isPending || (loggedIn && membership.isPending);
  const failed = [plans, ...(loggedIn ? [membership] : [])].find(({ isError, data }) => isError && data === undefined);

  return (
    <Page>
      {welcome !== undefined && viewer?.requestedPlan == null && viewer?.plan == null ? (
        welcome
      ) : (
        <PageHeader title={t('title')} lead={t('lead')} />
      )}
      {failed !== undefined ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : waiting ? (
        <LoadingState />
      ) : (
        <>
          {viewer?.isHead === true && <p className={styles.note}>{t('headNote')}</p>}
          {viewer?.requestedPlan != null && (
            <p className={styles.note}>{t('pendingLead', { plan: viewer.requestedPlan })}</p>
          )}
          {mayPay && (
            <div className={styles.unfinished}>
              <RefusedPlan />
              <UnfinishedPayments />
            </div>
          )}
          <ul className={styles.cards}>
            {plans.data!.map((plan) => {
              const offer = planOffer(plan, plans.data!, viewer);
              return (
                <PlanCard
                  key={plan.name}
                  plan={plan}
                  {...offer}
                  currentPlan={viewer?.plan ?? null}
                  pending={viewer?.requestedPlan === plan.name}
                  onChoose={() =>
                    loggedIn
                      ? setChosen({ plan, amount: offer.amount })
                      : navigate('/login', { state: { from: '/plans' } })
                  }
                />
              );
            })}
          </ul>
          {mayPay && (
            <Suspense>
              <GiveBack />
            </Suspense>
          )}
        </>
      )}
      <section className={styles.after}>
        <h2>{t('afterTitle')}</h2>
        <ol className={styles.steps}>
          <li>{t('after1')}</li>
          <li>{t('after2')}</li>
          <li>{t('after3')}</li>
        </ol>
      </section>
      <section className={styles.after}>
        <h2>{t('commissionTitle')}</h2>
        <p>{t('commissionText')}</p>
        <TermsInForce />
      </section>
      <Suspense>
        {chosen !== null ? (
          <Enrolling
            {...chosen}
            currentPlan={viewer?.plan ?? null}
            isRequested={viewer?.requestedPlan === chosen.plan.name}
            wasRefused={refused === chosen.plan.name}
            onPaying={(isOpen) => setPaying(isOpen ? chosen.plan.name : '')}
            onEnd={() => setChosen(null)}
          />
        ) : !mayPay ? null : proving !== '' ? (
          <SendProof key={proving} plan={proving} onEnd={() => setProving('')} />
        ) : (
          paying !== '' && <FinishPayment key={paying} plan={paying} onEnd={() => setPaying('')} />
        )}
      </Suspense>
    </Page>
  );
}

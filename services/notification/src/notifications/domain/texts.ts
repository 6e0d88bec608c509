import type { NotificationKind } from '@deepam/contracts';

export type NotificationParams = Record<string, string | number>;
/** Broadcasts carry the head's own words. */
export type PersonalKind = Exclude<NotificationKind, 'broadcast'>;

export interface NotificationText {
  readonly title: string;
  readonly body: string;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const money = (params: NotificationParams): string => rupees.format(Number(params.amount));
const because = (params: NotificationParams): string => (params.reason ? ` Reason: ${params.reason}` : '');

/** What each kind says in English. The web says it in the reader's language from kind and params; pushes use this. */
const texts: Record<PersonalKind, (params: NotificationParams) => NotificationText> = {
  'member-registered': (p) => ({
    title: 'New registration',
    body: `${p.name} (${p.code}) has registered and waits for approval.`,
  }),
  'plan-requested': (p) => ({
    title: 'Plan requested',
    body: `${p.name} has sent a proof of ${money(p)} for the ${p.plan} plan.`,
  }),
  'cotton-requested': (p) => ({ title: 'Cotton requested', body: `${p.name} has ordered ${p.kg} kg of cotton.` }),
  'return-requested': (p) => ({
    title: 'Deposit return requested',
    body: `${p.name} asks for the deposit of ${p.kg} kg of cotton.`,
  }),
  'payout-requested': (p) => ({ title: 'Payout requested', body: `${p.name} asks for a payout of ${money(p)}.` }),
  'member-approved': () => ({ title: 'Welcome!', body: 'Your registration is approved. Your dashboard is open now.' }),
  'plan-approved': (p) => ({ title: 'Plan approved', body: `Your ${p.plan} plan is approved.` }),
  'plan-rejected': (p) => ({
    title: 'Plan request rejected',
    body: `Your request for the ${p.plan} plan was rejected.${because(p)}`,
  }),
  'cotton-approved': (p) => ({ title: 'Cotton order approved', body: `Your order of ${p.kg} kg is approved.` }),
  'cotton-rejected': (p) => ({
    title: 'Cotton order rejected',
    body: `Your order of ${p.kg} kg was rejected.${because(p)}`,
  }),
  'cotton-delivered': (p) => ({ title: 'Cotton delivered', body: `Your order of ${p.kg} kg is delivered.` }),
  'return-approved': (p) => ({
    title: 'Deposit return approved',
    body: `Your return for ${p.kg} kg is approved: ${money(p)}.`,
  }),
  'return-rejected': (p) => ({
    title: 'Deposit return rejected',
    body: `Your return for ${p.kg} kg was rejected.${because(p)}`,
  }),
  'payout-approved': (p) => ({ title: 'Payout approved', body: `Your payout of ${money(p)} is approved.` }),
  'payout-rejected': (p) => ({
    title: 'Payout rejected',
    body: `Your payout of ${money(p)} was rejected.${because(p)}`,
  }),
  'commission-credited': (p) => ({
    title: 'Commission credited',
    body: `You earned ${money(p)} from the ${p.plan} plan of ${p.name} (level ${p.level}).`,
  }),
  'earnings-credited': (p) => ({ title: 'Earnings credited', body: `${money(p)} was added to your earnings.` }),
  'bank-details-changed': () => ({
    title: 'Bank details changed',
    body: 'Your bank details were changed. If this was not you, change your password and call the head at once.',
  }),
  'credit-corrected': (p) => ({ title: 'Credit corrected', body: `${money(p)} was taken back.${because(p)}` }),
};

export function notificationText(kind: PersonalKind, params: NotificationParams): NotificationText {
  return texts[kind](params);
}

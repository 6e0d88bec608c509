import { defineMessages } from '../../lib/i18n/messages.js';

export const termsMessages = defineMessages('terms', {
  title: 'Terms & Conditions',
  effective: 'Effective date: 28 February 2025. Text of 23 November 2026.',
  whoTitle: 'Who may join',
  who1: 'Members are natural persons of at least 18 years who live in India. Each person has one account, with true details and a mobile number of their own. You join below the member whose referral code you give, and this place does not change afterwards.',
  who2: 'An account can be used in full once the head has approved it. We may decline a registration without giving reasons.',
  plansTitle: 'Membership plans',
  plans1:
    'A plan is the purchase of a kit of cotton with training: Bronze ₹750, Silver ₹1,500, Gold ₹2,500. It is paid once, by UPI, and takes effect when the head has confirmed the payment. You may move to a higher plan at any time and pay the difference; there is no way back to a lower one.',
  plans2: 'Please keep your proof of payment. A false proof may lead to the end of the membership.',
  commissionTitle: 'Commission',
  commission1:
    'Commission is paid on plan sales within your network, for up to ten levels, at the rates in force when the head approves the plan. It requires that you are approved and that your plan earns on that level at that moment; the plans page shows the terms in force. A registration without a sale pays nothing, and you never have to recruit anyone to remain a member. We do not promise any income.',
  cottonTitle: 'Cotton and buyback',
  cotton1:
    'Cotton is handed out against a deposit of ₹400 per kg. When finished wicks of our quality are returned, the deposit is paid back with a making charge of ₹300 per kg. Goods that do not meet the quality may be refused, with the reason.',
  payoutTitle: 'Payouts and taxes',
  payout1:
    'You may request a payout of your available balance; of commission with Silver or Gold. The head pays it by bank or UPI, less what tax law obliges us to deduct. Payouts wait for a while after you change your bank details, and as long as your consent to keep them is withdrawn. You are responsible for your own tax returns.',
  conductTitle: 'Fair conduct',
  conduct1:
    'Members must not promise income, must not press anyone to join, and must not use the company’s name for other business. We may suspend an account that is used against these terms: its login is refused with our reason, and payouts wait, while what it rightly earns is still credited.',
  closeTitle: 'Closing your account',
  close1:
    'You may close your account for good when no plan request, cotton order or payout of yours is open. What is then on it you ask for as a payout before, or you waive it in your own words; what would come later goes to the company. Your place in the network stays, and the members below you keep their places and earn as before. Your mobile number can register again.',
  refundTitle: 'Cancelling and refunds',
  refund1:
    'A plan can be cancelled within {days} days of receiving the kit, or longer where the law gives longer, with the kit unopened: please write to us. The price is then paid back, and the head reverses the commission from that sale. Your other statutory rights remain untouched.',
  liabilityTitle: 'Liability and law',
  liability1:
    'Never leave a burning lamp unattended; keep it away from children and anything that can catch fire. We are liable as the law provides. Indian law applies, and the courts of {courts} have jurisdiction; a consumer may still go to a consumer commission.',
  changesTitle: 'Changes',
  changes1: 'Changes are announced to members by a message before they take effect.',
});

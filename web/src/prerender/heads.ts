import { planNames, plans, toRupees } from '@deepam/contracts';
import { aboutMessages } from '../features/about/messages.js';
import { contactMessages } from '../features/contact/messages.js';
import { faqMessages } from '../features/faq/messages.js';
import { homeMessages } from '../features/home/messages.js';
import { privacyMessages } from '../features/legal/privacy-messages.js';
import { termsMessages } from '../features/legal/terms-messages.js';
import { loginMessages } from '../features/login/messages.js';
import { plansMessages } from '../features/plans/messages.js';
import { serviceLevelsMessages } from '../features/service-levels/messages.js';
import { registerMessages } from '../features/register/messages.js';
import { appMessages } from '../app/messages.js';
import { company } from '../lib/company.js';
import type { Head } from './page.js';

const prices = planNames
  .map((name) => `${name} ₹${toRupees(plans[name].pricePaise).toLocaleString('en-IN')}`)
  .join(', ');

const head = (name: string, description: string): Head => ({ name, title: `${name} – Deepam`, description });

export const heads: Readonly<Record<string, Head>> = {
  '/': {
    name: 'Deepam',
    title: homeMessages.english.tabTitle,
    description:
      'Round and long cotton wicks for daily puja, aarti and festivals, made by hand in India since 2010. See the range and how to order.',
  },
  '/about': head(
    aboutMessages.english.title,
    'Who makes the wicks of Deepam: our vision and mission, the way from one workshop in 2010 to distributors all over India, and what customers say.',
  ),
  '/plans': head(
    plansMessages.english.title,
    `${prices}: cotton wick-making kits with training, paid once. See what each kit includes.`,
  ),
  '/contact': head(
    contactMessages.english.title,
    `Address, telephone, email and the way to the workshop of Deepam in ${company.address.city}, for orders, samples and partnerships with distributors and retailers.`,
  ),
  '/faq': head(
    faqMessages.english.title,
    'How membership works: plans and prices, making wicks at home, deposits, commission over up to ten levels, the buyback guarantee and how to join.',
  ),
  '/promises': head(
    serviceLevelsMessages.english.title,
    'How long people waited for Deepam in the last 90 days: plans approved, cotton delivered, payouts paid and deposits returned, against what we promise.',
  ),
  '/privacypolicy': head(
    privacyMessages.english.title,
    'What Deepam keeps about its members, what for, who sees it, how it is protected, and the rights that you have. In effect since 28 February 2025.',
  ),
  '/terms-and-conditions': head(
    termsMessages.english.title,
    'The terms of a Deepam membership: who may join, plans, commission, cotton and buyback, payouts, cancelling and refunds. In effect since 28 February 2025.',
  ),
  '/login': head(
    loginMessages.english.title,
    'Log in to Deepam with your mobile number: your plan, your network, your earnings, cotton orders and payouts in one place.',
  ),
  '/forgot-password': head(
    loginMessages.english.forgotTitle,
    'Forgot the password of your Deepam account? Tell us your mobile number: the office calls you on it and gives you a temporary password.',
  ),
  '/register': head(
    registerMessages.english.title,
    'Join Deepam with a member’s referral code and learn to make cotton wicks at home: kits, training and buyback of what you roll.',
  ),
};

export const notFoundHead = head(appMessages.english.notFoundTitle, appMessages.english.notFoundText);
export const memberHead: Head = { name: 'Deepam', title: 'Deepam', description: appMessages.english.tagline };

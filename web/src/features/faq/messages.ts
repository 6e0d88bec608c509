import { defineMessages } from '../../lib/i18n/messages.js';

export const faqMessages = defineMessages('faq', {
  title: 'Frequently Asked Questions',
  lead: 'How membership, making wicks and earnings work.',
  q1: 'What is Deepam, and how do members earn?',
  a1: 'We make cotton wicks together with our members. You can make wicks from our cotton and be paid a making charge for finished goods, sell our products as a distributor or retailer, and earn commission when people in your network buy a kit. Earnings depend on your own work and sales; no income is guaranteed.',
  q2: 'What membership plans are available?',
  a2: 'Bronze (₹750) includes 200 g of cotton to learn the craft with round wicks. Silver (₹1,500) includes 300 g, round and long wicks, with packaging. Gold (₹2,500) includes 400 g, round and long wicks and Vastramala, with packaging. You pay once; upgrading costs only the difference.',
  q3: 'How does making wicks work?',
  a3: 'Once your plan is approved you order raw cotton by the kilogram and pay a refundable deposit of ₹400 per kg. When you return the finished wicks, you get the deposit back plus a making charge of ₹300 per kg.',
  q4: 'How do the commission levels work?',
  a4: 'When someone in your network buys or upgrades a kit, you receive a share of that sale. How much depends on the level, for up to 10 levels, and on your plan. No one is paid for a sign-up alone; only a sale pays commission. No income is guaranteed.',
  q5: 'What is the buyback guarantee?',
  a5: 'We buy back wicks made from our cotton at the agreed making charge, as long as they meet our quality standard. You don’t have to find buyers.',
  q6: 'How do I join, and when is my account ready?',
  a6: 'Register with a member’s referral code, log in and complete your profile. Choose a plan, pay by UPI and upload the screenshot. We check both and notify you once you’re approved.',
  moreTitle: 'Still have questions?',
  moreText: 'We’re happy to help.',
  contact: 'Contact Us',
});

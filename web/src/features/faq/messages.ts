import { defineMessages } from '../../lib/i18n/messages.js';

export const faqMessages = defineMessages('faq', {
  title: 'Frequently Asked Questions',
  lead: 'How membership, making and earning go together.',
  q1: 'What is Deepam, and how does it bring an income?',
  a1: 'We make cotton wicks together with our members. There are three ways to earn: you make wicks from our cotton and are paid for the finished goods, you earn commission when people of your network buy a plan, and you can sell our products as a distributor or retailer.',
  q2: 'Which membership plans are there?',
  a2: 'Bronze (₹750) holds 200 g of cotton to learn the craft with round wicks. Silver (₹1,500) holds 300 g, round and long wicks, with packaging. Gold (₹2,500) holds 400 g, round and long wicks and Vastramala, with packaging. You pay once, and an upgrade costs only the difference.',
  q3: 'How does making wicks work?',
  a3: 'With an approved plan you order raw cotton by the kilogram and pay a deposit of ₹400 per kg. Once you have delivered the finished wicks, the deposit comes back, with a making charge of ₹300 per kg on top.',
  q4: 'How do the commission levels work?',
  a4: 'When somebody in your network buys or upgrades a plan, you receive a share of that sale: 10% from people whom you brought in yourself, less from each level below, over at most 10 levels. Silver earns on five levels, Gold on ten. Nobody is paid for a bare sign-up: only a sale brings commission.',
  q5: 'What is the buyback guarantee?',
  a5: 'We take back the wicks that were made from our cotton, if they meet our quality, at the agreed making charge. You need not find buyers yourself.',
  q6: 'How do I join, and when is my account ready?',
  a6: 'Register with the referral code of a member, log in and complete your profile. Choose a plan, pay by UPI and upload the screenshot. The head checks both; as soon as you are approved, a notification tells you.',
  moreTitle: 'Something else?',
  moreText: 'We are glad to help.',
  contact: 'Contact Us',
});

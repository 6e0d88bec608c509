import { defineMessages } from '../../lib/i18n/messages.js';

export const privacyMessages = defineMessages('privacy', {
  title: 'Privacy Policy',
  effective: 'Effective date: 28 February 2025',
  whatTitle: 'What we keep',
  what1:
    'To keep your membership we need your name, your mobile number and the code of your sponsor; your email address if you give it; and, for sending kits and paying you, your address, Aadhaar and PAN numbers, bank account and the pictures of your documents.',
  what2:
    'From your use of the service come your plan, payments and their proofs, cotton orders, returns, earnings, commissions and payouts, and the notifications that we sent you.',
  whyTitle: 'What we use it for',
  why1: 'We use it to run your account, to check payments and identity, to send cotton, to compute and pay what you have earned, to keep the books that the law asks for, and to tell you what happens. We do not sell it, and we show no advertising.',
  whoTitle: 'Who sees it',
  who1: 'Members above you in the network see your name, referral code, mobile number, your plan, the date you joined and what you have earned. Email and postal address are seen by everyone above you, only by your sponsor, or only by the company: you choose at registration and in your profile, and until then everyone above you sees them. Proofs and documents are seen by you and by the head only. Banks and delivery services receive what they need for a payment or a parcel. Authorities receive what the law obliges us to give.',
  howTitle: 'How we protect it',
  how1: 'Aadhaar, PAN and bank numbers are encrypted where they are stored and shown masked; each time one is shown in full, this is written down. Passwords are kept only as a fingerprint from which they cannot be read. Links to pictures are valid for a short time only.',
  deviceTitle: 'On your device',
  device1:
    'Your login, your language and your choice of colours are kept in your browser. We set no cookies for tracking and load nothing from other sites.',
  longTitle: 'How long we keep it',
  long1:
    'As long as your membership lasts, and afterwards as long as tax and company law require for the books. A registration that is not approved is removed.',
  rightsTitle: 'Your rights',
  rights1:
    'You can see and correct your details on your profile page, ask for a copy, and ask us to delete what we are not bound to keep. Write to us by any of the ways on the contact page; we answer within the time that the law sets.',
  changesTitle: 'Changes',
  changes1: 'When this policy changes, the date above changes too, and members are told by a notification.',
});

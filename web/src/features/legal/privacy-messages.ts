import { defineMessages } from '../../lib/i18n/messages.js';

export const privacyMessages = defineMessages('privacy', {
  title: 'Privacy Policy',
  effective: 'Effective date: 28 February 2025. Text of 24 November 2026.',
  whatTitle: 'What we keep',
  what1:
    'For your membership: your name, your mobile number and your sponsor; your email address, your postal address and your picture if you give them. With your consent: your Aadhaar, PAN, bank account and IFSC numbers, and the scans of your ID card and PAN card.',
  what2:
    'From your use of the service: your plan, payments with their proofs and numbers, cotton orders, returns, earnings, commissions, payouts and the notifications that we sent you; where you are logged in, as the kind of browser and device, and when it was last used; when you asked for a new password; and what was done in your account and with your documents, by whom, when, and from which network address.',
  what3:
    'If you file a grievance: your name, mobile number, email if you give it, what you write, and our answers. They are erased about two years after its end, and when you close the account that you filed it with; number, category and dates stay in the register that the law asks for.',
  whyTitle: 'What we use it for',
  why1: 'We use it to run your account, to check payments and identity, to send cotton, to compute and pay what you have earned, to keep the books that the law asks for, and to tell you what happens. We do not sell it, and we show no advertising.',
  whoTitle: 'Who sees it',
  who1: 'Members above you in the network see your name, picture, referral code, mobile number, sponsor and plan, the date you joined, the size of your network and what you have earned. Email and postal address are seen by everyone above you, only by your sponsor, or only by the company: you choose at registration and in your profile, and until then everyone above you sees them. Who joins with your code sees your name and your code. Proofs and documents are seen by you and by the head only.',
  who2: 'Banks and delivery services receive what they need for a payment or a parcel. Authorities receive what the law obliges us to give. Messages that your browser shows by itself go to it, encrypted, through the maker of the browser.',
  consentTitle: 'Your consent to documents',
  consent1:
    'Before you send numbers or scans of documents, we ask for your consent, in order to check who you are and to pay you. Your profile shows when you gave it, and there you can withdraw it: the numbers and scans are then erased at once, and payouts wait until you agree again. When you gave and withdrew it stays recorded.',
  howTitle: 'How we protect it',
  how1: 'Aadhaar, PAN and bank numbers are encrypted where they are stored and shown masked; every time one is shown in full, this is recorded. From Aadhaar, PAN and bank account numbers fingerprints are made with a secret key, by which the head is told when another account has the same. If you set up an authenticator app, its secret is encrypted too. Of a passkey we keep the name that you give it, when it was used, and a key with which nobody can log in. Passwords and recovery codes are stored only as one-way hashes. Links to pictures expire after a short time.',
  deviceTitle: 'On your device',
  device1:
    'Your login, your language, your choice of colours and what you chose about messages and keys are kept in your browser, and one cookie by which we know a browser that you logged in with, so that people who guess passwords cannot lock you out. We set no cookies for tracking. Nothing is loaded from other sites but the map of the contact page, when you ask for it.',
  device2:
    'So that pages open without a connection, what you opened last is kept in your browser until your login ends, without document and bank numbers.',
  longTitle: 'How long we keep it',
  long1:
    'As long as your membership lasts, and the books afterwards as long as tax and company law require. The list of where you were logged in forgets each login 90 days after its time; the record of what was done is kept longer. A registration that is deleted cannot be used any more, and its mobile number is free; its name, addresses, picture, numbers and scans are erased about eight years later.',
  long2:
    'When you close your account, your email address, your addresses, your picture and your password are erased at once, and everybody sees “Closed account” in place of your name. Your name, your mobile number and the numbers and scans of your documents are kept for the books for about eight years, shown to nobody, and then erased. What stays under your code is your place in the network, the books with their proofs, and the record of what was done; messages that others got before keep your name. Invoices and receipts keep the name and the address of their day, as tax law asks.',
  rightsTitle: 'Your rights',
  rights1:
    'You can see your details on your profile page and correct them there, save a copy of your data there as a file, and close your account there when nothing of yours is open. To correct your mobile number, or to have deleted what we are not bound to keep, write to our Grievance Officer, {officer} ({email}), or by any of the ways on the contact page; we answer within the time that the law sets. If you are not satisfied, you may complain to the Data Protection Board of India.',
  changesTitle: 'Changes',
  changes1: 'When this policy changes, we update the date of its text above and tell members by a message.',
});

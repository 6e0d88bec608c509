import * as identity from '../identity-endpoints.js';
import * as registrations from '../registration-endpoints.js';
import * as profiles from '../profile-endpoints.js';
import { staffExamples } from './staff-examples.js';
import { exampleOf, linkTo } from './example.js';
import { account, newMember, sponsor } from './people.js';
import { loginExamples } from './login-examples.js';
import { passkeyExamples } from './passkey-examples.js';
import { sessionExamples } from './session-examples.js';
import { documentExamples } from './document-examples.js';
import { accountDeskExamples } from './account-desk-examples.js';

const person = { name: 'Asha Patil', mobile: '9876543210', email: 'asha@example.in', password: 'a good password' };

export const identityExamples = [
  ...loginExamples,
  ...passkeyExamples,
  ...sessionExamples,
  ...documentExamples,
  ...accountDeskExamples,
  exampleOf(registrations.register, {
    request: { ...person, referralCode: 'FL7K2M9QX', contactSeenBy: 'sponsor' },
    response: { user: newMember, addedBy: sponsor },
  }),
  exampleOf(registrations.addMember, {
    request: { ...person, plan: 'Silver', utr: '123456789012' },
    response: { user: { ...newMember, plan: 'Silver', requestedPlan: 'Silver' }, addedBy: sponsor },
  }),
  exampleOf(identity.account, { response: account }),
  exampleOf(profiles.updateProfile, {
    request: { name: 'Asha Patil', address: 'Near the temple, Satara, Maharashtra 415001' },
    response: { message: 'Profile updated successfully!' },
  }),
  exampleOf(profiles.uploadAvatar, { response: { imageUrl: linkTo('identity/avatars/5f0c.jpg') } }),
  ...staffExamples,
  exampleOf(profiles.profile, {
    response: {
      ...account,
      referralCode: 'SL4HT8WZC',
      plan: 'Silver',
      planApproved: true,
      requestedPlan: null,
      isApproved: true,
      earnings: 1500,
      commission: 225,
      deposit: 400,
      returnAmount: 300,
      addedBy: sponsor,
    },
  }),
];

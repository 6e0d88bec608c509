import { ids, linkTo, moment } from './example.js';

export const sponsor = { _id: ids.sponsor, name: 'Ravi Kulkarni', referralCode: 'FL7K2M9QX' };

export const newMember = {
  _id: ids.member,
  name: 'Asha Patil',
  email: 'asha@example.in',
  mobile: '9876543210',
  referralCode: 'SL4HT8WZC',
  registeredDate: moment,
  plan: null,
  requestedPlan: null,
  planApproved: false,
  isApproved: false,
};

export const memberRow = {
  ...newMember,
  level: 2,
  plan: 'Silver' as const,
  planApproved: true,
  requestedPlanProof: null,
  isApproved: true,
  isHead: false,
  address: 'Near the temple, Satara, Maharashtra 415001',
  isContactHidden: false,
  image: linkTo('identity/avatars/5f0c.jpg'),
  idProof: null,
  panidProof: null,
  addedBy: sponsor,
  earnings: 1500,
  commission: 225,
  deposit: 400,
  returnAmount: 300,
};
export const networkRow = {
  ...memberRow,
  totalIncome: 1725,
  yourCommission: 150,
  isDeletable: false,
  requestId: null,
  utr: null,
  txnid: null,
  amountDue: null,
  seenBefore: [],
};

export const planSale = {
  _id: ids.sale,
  date: moment,
  previousPlan: null,
  plan: 'Silver' as const,
  payment: 'received' as const,
  amount: 1500,
  utr: '123456789012',
  proof: linkTo('network/plan-proofs/1b2c.jpg'),
  reversal: null,
  cancellation: null,
  cancelUntil: moment,
};

export const payout = {
  _id: ids.payout,
  date: moment,
  amount: 250,
  status: 'Requested' as const,
  paymentProof: null,
  reason: null,
  paidFrom: { commission: 250, earnings: 0 },
};

export const account = {
  _id: ids.member,
  name: 'Asha Patil',
  email: 'asha@example.in',
  mobile: '9876543210',
  address: 'Near the temple, Satara, Maharashtra 415001',
  contactSeenBy: 'upline' as const,
  isHead: false,
  registeredDate: moment,
  image: linkTo('identity/avatars/5f0c.jpg'),
  idProof: linkTo('identity/id-proofs/7a1d.pdf'),
  panidProof: null,
  adharNo: 'XXXX XXXX 7058',
  panCardNo: 'XXXXXX234F',
  bankAccountNo: 'XXXXXXXX9012',
  ifscCode: 'SBIN0005943',
  kycConsent: { version: 1, givenAt: moment, withdrawnAt: null },
  mustChangePassword: false,
  numbersHeldUntil: null,
};

export const asha = { name: 'Asha Patil', referralCode: 'SL4HT8WZC' };

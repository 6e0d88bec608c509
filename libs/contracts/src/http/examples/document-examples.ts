import * as profile from '../profile-endpoints.js';
import * as sharedNumbers from '../shared-number-endpoints.js';
import { exampleOf, ids, linkTo, moment } from './example.js';
import { account } from './people.js';

/**
 * The reveal is recorded first; without the record there is no answer. The details of `IDENTITY.NUMBERS_HELD` have the
 * time.
 */
const documents = {
  _id: ids.member,
  name: 'Asha Patil',
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '123456789012',
  ifscCode: 'SBIN0005943',
  idProof: linkTo('identity/id-proofs/7a1d.pdf'),
  panidProof: null,
};

export const documentExamples = [
  exampleOf(profile.uploadIdProof, { response: { idProof: linkTo('identity/id-proofs/7a1d.pdf') } }),
  exampleOf(profile.uploadPanIdProof, { response: { panidProof: linkTo('identity/pan-proofs/81c2.png') } }),
  exampleOf(profile.giveKycConsent, { request: { version: 1 }, response: { kycConsent: account.kycConsent } }),
  exampleOf(profile.withdrawKycConsent, {
    response: { kycConsent: { ...account.kycConsent, withdrawnAt: '2026-03-09T11:30:00.000Z' } },
  }),
  exampleOf(profile.documents, { response: documents }),
  exampleOf(profile.memberDocuments, { response: documents }),
  exampleOf(sharedNumbers.oneAccountRule, {
    response: { rule: 'warn', version: 0, changedAt: null, changedBy: null },
  }),
  exampleOf(sharedNumbers.changeOneAccountRule, {
    request: { rule: 'refuse', version: 0 },
    response: { rule: 'refuse', version: 1, changedAt: moment, changedBy: 'Head' },
  }),
  exampleOf(sharedNumbers.sharedNumbers, {
    response: [
      {
        memberId: ids.member,
        shared: [
          {
            number: 'adharNo',
            masked: 'XXXX XXXX 7058',
            others: [
              {
                _id: ids.sponsor,
                name: 'Ravi Kulkarni',
                referralCode: 'FL7K2M9QX',
                isHead: false,
                isDeleted: false,
                writtenOff: null,
              },
            ],
            total: 1,
          },
        ],
      },
    ],
  }),
];

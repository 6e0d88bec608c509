import { describe, expect, it } from '@jest/globals';
import { type MemberForm, memberFaults } from './add-member-rules.js';

const complete: MemberForm = {
  name: 'Asha Patil',
  email: '',
  password: 'a good password',
  mobile: '98765 43210',
  plan: 'Silver',
  planProof: new File(['x'], 'proof.png'),
};

describe('the Add Member form', () => {
  it('can be sent when all but the email is given', () => {
    expect(memberFaults(complete)).toEqual({});
  });

  it('names every field that is missing', () => {
    const empty = { name: ' ', email: '', password: '', mobile: '', plan: '', planProof: null } as const;
    expect(memberFaults(empty)).toEqual({
      name: 'nameNeeded',
      password: 'passwordNeeded',
      mobile: 'mobileNeeded',
      plan: 'planNeeded',
      planProof: 'proofNeeded',
    });
  });

  it('refuses an email that does not look like one', () => {
    expect(memberFaults({ ...complete, email: 'asha@example' })).toEqual({ email: 'emailInvalid' });
    expect(memberFaults({ ...complete, email: 'asha@example.in' })).toEqual({});
  });

  it('refuses a mobile without ten digits, and takes one with the country code', () => {
    expect(memberFaults({ ...complete, mobile: '98765' })).toEqual({ mobile: 'mobileWrong' });
    expect(memberFaults({ ...complete, mobile: '+91 98765 43210' })).toEqual({});
  });

  it('refuses a password of less than six characters', () => {
    expect(memberFaults({ ...complete, password: 'short' })).toEqual({ password: 'passwordShort' });
  });
});

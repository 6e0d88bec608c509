import { describe, expect, it } from '@jest/globals';
import { validate } from '../../components/ui/form-validation.js';
import { passwordSentence } from '../../shared/numbers/new-password.js';
import { ApiError, mobileRefusals } from '../../lib/api/api-error.js';
import { memberForm } from './add-member-rules.js';

const complete = {
  name: 'Asha Patil',
  email: '',
  password: 'a good password',
  mobile: '98765 43210',
  plan: 'Silver',
  planProof: new File(['x'], 'proof.png'),
};
const issues = async (change: Record<string, unknown> = {}) =>
  (await validate(memberForm, { ...complete, ...change })).issues;

describe('the Add Member form', () => {
  it('the form can be sent with everything except the email', async () => {
    expect(await issues()).toEqual({});
  });

  it('the Add Member form names every field that is missing', async () => {
    const empty = { name: ' ', email: '', password: '', mobile: '', plan: '', planProof: null };
    expect(await issues(empty)).toEqual({
      name: 'empty',
      password: 'empty',
      mobile: 'empty',
      plan: 'empty',
      planProof: 'empty',
    });
  });

  it('the Add Member form rejects an invalid email', async () => {
    expect(await issues({ email: 'asha@example' })).toEqual({ email: 'invalid_format' });
    expect(await issues({ email: 'asha@example.in' })).toEqual({});
  });

  it('the Add Member form rejects a mobile without ten digits, and accepts one with the country code', async () => {
    expect(await issues({ mobile: '98765' })).toEqual({ mobile: 'invalid_format' });
    expect(await issues({ mobile: '+91 98765 43210' })).toEqual({});
  });

  it('the Add Member form rejects a short or common password', async () => {
    expect(passwordSentence((await issues({ password: 'short' })).password!)).toBe('passwordShort');
    expect(passwordSentence((await issues({ password: '12345678' })).password!)).toBe('passwordCommon');
  });
});

describe("the server's refusal of a new member", () => {
  it('an error is shown at its field', () => {
    const taken = mobileRefusals(new ApiError('Taken.', 'IDENTITY.MOBILE_TAKEN', 409));
    expect([taken('mobile'), taken('name')]).toEqual(['Taken.', undefined]);
    const short = mobileRefusals(new ApiError('x', 'REQUEST.INVALID', 422, { password: 'Short.' }));
    expect([short('password'), short('mobile')]).toEqual(['Short.', undefined]);
  });
});

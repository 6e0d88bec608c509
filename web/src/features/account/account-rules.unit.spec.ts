import { describe, expect, it } from '@jest/globals';
import { validate } from '../../components/ui/form-validation.js';
import { passwordForm } from './password-rules.js';
import { profileChange, profileFormOf } from './profile-rules.js';

describe('a new password', () => {
  const entry = { currentPassword: 'old', password: 'a new one', confirmPassword: 'a new one' };

  it('the new password must be typed twice alike', async () => {
    expect(await validate(passwordForm(true), entry)).toEqual({ output: entry, issues: {} });
    const found = await validate(passwordForm(true), { ...entry, confirmPassword: 'other' });
    expect(found.issues).toEqual({ confirmPassword: 'custom' });
  });

  it('a new password needs the current one if the account requires it', async () => {
    const empty = { currentPassword: '', password: '', confirmPassword: '' };
    expect((await validate(passwordForm(true), empty)).issues).toEqual({ currentPassword: 'empty', password: 'empty' });
    const unasked = await validate(passwordForm(false), { ...entry, currentPassword: '' });
    expect(unasked).toEqual({ output: { ...entry, currentPassword: undefined }, issues: {} });
  });

  it('a common password is rejected', async () => {
    const common = { ...entry, password: '12345678', confirmPassword: '12345678' };
    expect((await validate(passwordForm(true), common)).issues).toEqual({ password: 'custom' });
  });
});

describe('a profile', () => {
  const form = {
    name: 'Asha',
    email: '',
    address: ' 12 Temple Road ',
    adharNo: '',
    panCardNo: '',
    bankAccountNo: '',
    ifscCode: '',
    bankHolder: '',
  };

  const profileIssues = async (typed: typeof form) => (await validate(profileFormOf('Asha Patil'), typed)).issues;

  it('a profile needs a name, and an email only of the right form', async () => {
    expect(await profileIssues(form)).toEqual({});
    expect(await profileIssues({ ...form, name: ' ' })).toEqual({ name: 'empty' });
    expect(await profileIssues({ ...form, email: 'asha' })).toEqual({ email: 'invalid_format' });
  });

  it('a profile takes the numbers of documents as people write them, and finds a mistyped one', async () => {
    const numbers = {
      adharNo: '9999 4105 7058',
      panCardNo: 'abcpe1234f',
      bankAccountNo: '1234-56789012',
      ifscCode: 'sbin0005943',
    };
    expect(await profileIssues({ ...form, ...numbers })).toEqual({});
    const mistyped = {
      adharNo: '9999 4105 7059',
      panCardNo: 'ABCDE1234',
      bankAccountNo: '12345',
      ifscCode: 'SBIN1005943',
    };
    const wrong = 'custom';
    expect(await profileIssues({ ...form, ...mistyped })).toEqual({
      adharNo: wrong,
      panCardNo: wrong,
      bankAccountNo: wrong,
      ifscCode: wrong,
    });
    expect(profileChange({ ...form, ...numbers })).toMatchObject({ adharNo: '999941057058', panCardNo: 'ABCPE1234F' });
  });

  it('a profile sends no number that was not typed, and the stored one stays', () => {
    expect(profileChange(form)).toEqual({ name: 'Asha', email: '', address: '12 Temple Road' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { accountMessages } from './messages.js';
import { passwordFault } from './password-rules.js';
import { profileChange, profileFault } from './profile-rules.js';

describe('a new password', () => {
  const entry = { currentPassword: 'old', password: 'a new one', confirmPassword: 'a new one' };

  it('must be typed twice the same', () => {
    expect(passwordFault(entry)).toBeNull();
    const found = passwordFault({ ...entry, confirmPassword: 'other' })!;
    expect(accountMessages.english[found.fault]).toBe('Passwords do not match');
  });

  it('asks for the current one first, where that is asked for at all', () => {
    expect(passwordFault({ currentPassword: '', password: '', confirmPassword: '' })?.fault).toBe('currentNeeded');
    expect(passwordFault({ ...entry, currentPassword: undefined })).toBeNull();
    expect(passwordFault({ ...entry, password: '' })?.fault).toBe('passwordNeeded');
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
  };

  it('needs a name, and an email only of the right form', () => {
    expect(profileFault(form)).toBeNull();
    expect(profileFault({ ...form, name: ' ' })?.fault).toBe('nameNeeded');
    expect(profileFault({ ...form, email: 'asha' })?.fault).toBe('emailInvalid');
  });

  it('takes the numbers of papers as people write them, and finds a mistyped one', () => {
    const numbers = {
      adharNo: '9999 4105 7058',
      panCardNo: 'abcpe1234f',
      bankAccountNo: '1234-56789012',
      ifscCode: 'sbin0005943',
    };
    expect(profileFault({ ...form, ...numbers })).toBeNull();
    expect(profileFault({ ...form, adharNo: '9999 4105 7059' })).toEqual({ field: 'adharNo', fault: 'adharInvalid' });
    expect(profileFault({ ...form, panCardNo: 'ABCDE1234' })?.fault).toBe('panInvalid');
    expect(profileFault({ ...form, bankAccountNo: '12345' })?.fault).toBe('bankInvalid');
    expect(profileFault({ ...form, ifscCode: 'SBIN1005943' })?.fault).toBe('ifscInvalid');
    expect(profileChange({ ...form, ...numbers })).toMatchObject({ adharNo: '999941057058', panCardNo: 'ABCPE1234F' });
  });

  it('sends no number that was not typed: it stays as it is stored', () => {
    expect(profileChange(form)).toEqual({ name: 'Asha', email: '', address: '12 Temple Road' });
  });
});

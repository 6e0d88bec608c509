import { describe, expect, it } from '@jest/globals';
import { isHeadTitle, isMisleadingName, isSameName } from './misleading-name.js';

describe('a name that could be taken for the company’s or another person’s', () => {
  it.each([
    'Head',
    'HEAD',
    'The Head',
    'Head 1',
    'H e a d',
    'H.E.A.D',
    'Deepam',
    'Deepam Head',
    'DeepamHead',
    'D\u00e9\u00e9pam Head',
    'Deepam Head Office Pune',
    'Deepam Support',
    'Support Team',
    'Admin',
    'ADMlN',
    'Adrnin',
    '\uff21\uff44\uff4d\uff49\uff4e',
    '\u{1d400}\u{1d41d}\u{1d426}\u{1d422}\u{1d427}',
    'Staff',
    'Closed account',
    'CIosed account',
    'C1osed acc0unt',
    '\u0421losed account',
    '\u041d\u0435\u0430\u0501',
    '\u0410dmin',
    'H\u0435ad',
    'Ash\u0430 Patil',
    '\u0905sha',
    'दीपम हेड',
    'હેડ',
    'நிர்வாகி',
    'Hea\u1d05',
    'Hea\u02ccd',
    '\u029c\u1d07\u1d00\u1d05',
    'Mukhya Head',
    'Head Mukhya',
    'mukhya',
    'Sanchalak',
    'मुख्य',
    'मुख्य Head',
    'संचालक दीपम',
    'મુખ્ય હેડ',
    'தீபம் தலைவர்',
  ])('the name %j is found to be misleading', (name) => {
    expect(isMisleadingName(name)).toBe(true);
  });

  it.each([
    'Asha Patil',
    'Headley D’Souza',
    'Anthony Head',
    'Mukhiya Devi',
    'मुख्यमंत्री पाटील',
    'Deepam Shah',
    'Deepa Menon',
    'Deepamala Rao',
    'Admiral Singh',
    'Ali',
    'A. P. J. Abdul Kalam',
    'Maria José Fernandes',
    'Team',
    'आशा पाटील',
    'आशा Patil',
    'दीपमाला',
    'ક્રિષ્ના પટેલ',
    'க. கார்த்திகேயன்',
    'ಶ್ರೀನಿವಾಸ',
    'മഹേഷ് ക്\u200dഷ',
    'محمد علی',
    'Анна Иванова',
    '1234',
    '',
  ])('the name %j is not misleading', (name) => {
    expect(isMisleadingName(name)).toBe(false);
  });
});

describe('the title of a role', () => {
  it.each(['Head', 'Mukhya Head', 'H\u0435ad', 'The Head of Deepam', 'Head office', 'मुख्य', 'Deepam હેડ', 'நிர்வாகி'])(
    'the role title %j is read as the head',
    (title) => expect(isHeadTitle(title)).toBe(true),
  );

  it.each(['Accounts', 'Head of accounts', 'Support', 'Office staff', 'Admin', 'Deepam office', 'कार्यालय'])(
    'the role title %j is not read as the head',
    (title) => expect(isHeadTitle(title)).toBe(false),
  );
});

describe('two names', () => {
  it.each([
    ['Asha Patil', 'ASHA  PATIL'],
    ['Asha Patil', 'Patil, Asha'],
    ['Asha Patil', '\u0410sha Pati1'],
    ['आशा पाटील', 'पाटील आशा'],
  ])('%j and %j are one name to a reader', (one, other) => expect(isSameName(one, other)).toBe(true));

  it.each([
    ['Asha Patil', 'Asha R. Patil'],
    ['Asha Patil', 'Usha Patil'],
    ['आशा पाटील', 'उषा पाटील'],
  ])('%j and %j are two names to a reader', (one, other) => expect(isSameName(one, other)).toBe(false));
});

import { describe, expect, it } from '@jest/globals';
import { isMisleadingName } from './misleading-name.js';

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
  ])('%j is found', (name) => {
    expect(isMisleadingName(name)).toBe(true);
  });

  it.each([
    'Asha Patil',
    'Headley D’Souza',
    'Anthony Head',
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
  ])('%j is none', (name) => {
    expect(isMisleadingName(name)).toBe(false);
  });
});

import type { passwordSentences } from '../../features/account/password-sentences.js';

export const accountPassword = {
  passwordTitle: 'கடவுச்சொல்லை மாற்று',
  passwordLead: 'மாற்றினால் உங்கள் மற்ற ஃபோன்களும் கணினிகளும் வெளியேற்றப்படும்.',
  mustChange:
    'உங்கள் கடவுச்சொல் ஒரு முறைக்கானது: அதை வேறொருவர் தேர்ந்தெடுத்தார். தொடர்வதற்கு முன் உங்கள் சொந்தக் கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்.',
  mustChangeWeak: 'உங்கள் கடவுச்சொல் சிறியது அல்லது பலரும் பயன்படுத்துவது. தொடர்வதற்கு முன் சிறந்த ஒன்றைத் தேர்ந்தெடுக்கவும்.',
  currentPassword: 'தற்போதைய கடவுச்சொல்',
  newPassword: 'புதிய கடவுச்சொல்',
  confirmPassword: 'புதிய கடவுச்சொல் மீண்டும்',
  newPasswordHint: 'குறைந்தது 8 எழுத்துகள்; பலரும் பயன்படுத்தும் கடவுச்சொல் வேண்டாம்.',
  showPasswords: 'கடவுச்சொற்களைக் காட்டு',
  changePassword: 'கடவுச்சொல்லை மாற்று',
  currentNeeded: 'தற்போதைய கடவுச்சொல்லை உள்ளிடவும்',
  passwordNeeded: 'கடவுச்சொல்லை உள்ளிடவும்',
  passwordShort: 'குறைந்தது 8 எழுத்துகளைப் பயன்படுத்தவும்.',
  passwordCommon: 'இது பலரும் பயன்படுத்தும் கடவுச்சொல். வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
  passwordsDiffer: 'இரண்டு கடவுச்சொற்களும் ஒன்றாக இல்லை',
  passwordChanged: 'கடவுச்சொல் மாற்றப்பட்டது!',
  passwordFailed: 'கடவுச்சொல்லை மாற்ற முடியவில்லை.',
  yourNewPassword: 'உங்கள் புதிய கடவுச்சொல்',
  copyPassword: 'புதிய கடவுச்சொல்லை',
  show: 'காட்டு',
  hide: 'மறை',
  toDashboard: 'டாஷ்போர்டுக்குச் செல்',
} satisfies Record<keyof typeof passwordSentences, string>;

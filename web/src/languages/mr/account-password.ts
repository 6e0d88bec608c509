import type { passwordSentences } from '../../features/account/password-sentences.js';

export const accountPassword = {
  passwordTitle: 'पासवर्ड बदला',
  passwordLead: 'बदलल्यावर तुमचे बाकीचे फोन आणि संगणक लॉग आउट होतील.',
  mustChange:
    'तुमचा पासवर्ड एकदाच वापरण्यासाठी होता: तो दुसऱ्या कोणी निवडला होता. पुढे जाण्यापूर्वी कृपया तुमचा स्वतःचा पासवर्ड निवडा.',
  mustChangeWeak: 'तुमचा पासवर्ड लहान किंवा अगदी नेहमीचा आहे. पुढे जाण्यापूर्वी कृपया अधिक चांगला पासवर्ड निवडा.',
  currentPassword: 'सध्याचा पासवर्ड',
  newPassword: 'नवा पासवर्ड',
  confirmPassword: 'नवा पासवर्ड पुन्हा',
  newPasswordHint: 'किमान 8 अक्षरे; अगदी नेहमीचा पासवर्ड नको.',
  showPasswords: 'पासवर्ड दाखवा',
  changePassword: 'पासवर्ड बदला',
  currentNeeded: 'कृपया सध्याचा पासवर्ड लिहा',
  passwordNeeded: 'कृपया पासवर्ड लिहा',
  passwordShort: 'कृपया किमान 8 अक्षरे वापरा.',
  passwordCommon: 'हा अगदी नेहमीचा पासवर्ड आहे. कृपया दुसरा निवडा.',
  passwordsDiffer: 'दोन्ही पासवर्ड सारखे नाहीत',
  passwordChanged: 'पासवर्ड बदलला!',
  passwordFailed: 'पासवर्ड बदलता आला नाही.',
  yourNewPassword: 'तुमचा नवा पासवर्ड',
  copyPassword: 'नवा पासवर्ड',
  show: 'दाखवा',
  hide: 'लपवा',
  toDashboard: 'डॅशबोर्डवर जा',
} satisfies Record<keyof typeof passwordSentences, string>;

import type { listMessages } from '../../components/list-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const lists = {
  previous: 'मागील',
  next: 'पुढील',
  range: '{total} पैकी {from}–{to}',
  rangeOpen: '{from}–{to}',
  pages: 'पाने',
  more: 'आणखी दाखवा',
  details: 'सविस्तर माहिती',
  searchedBefore: 'तुम्ही ऑफलाइन आहात: आत्ता यादीत शोधता येत नाही.',
  onPaper: 'इथे {pages} पैकी पान {page} छापले आहे: {total} पैकी ओळी {from} ते {to}.',
  onPaperOpen: 'इथे फक्त पान {page} छापले आहे: ओळी {from} ते {to}. यादीत आणखी पाने आहेत.',
  moreOnPaper: 'यादी पुढेही आहे; जे उघडले नाही ते इथे छापलेले नाही.',
  fromDay: 'कधीपासून',
  toDay: 'कधीपर्यंत',
  backward: 'पहिला दिवस शेवटच्या दिवसानंतरचा आहे. कृपया एक बदला.',
  download: 'डाउनलोड करा',
  'as.csv': 'CSV',
  'as.xlsx': 'Excel',
  exporting: 'फाइल तयार होत आहे…',
  exported: '{file} जतन झाली.',
  exportFailed: 'फाइल तयार झाली नाही. {error}',
} satisfies SentencesOf<typeof listMessages>;

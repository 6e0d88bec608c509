import type { memberDeskMessages } from '../../features/member-level/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberDesk = {
  approve: 'નોંધણી મંજૂર કરો',
  approveQuestion: 'શું તમે ખરેખર આ સભ્યોને મંજૂર કરવા માગો છો?',
  approvePlan: 'પ્લાન મંજૂર કરો',
  approvePlanQuestion: 'શું આ ચુકવણીઓ મળી અને તમે તેના પુરાવા જોયા? કુલ {total}.',
  plan: '{plan}, {price}',
  addEarnings: 'કમાણી ઉમેરો',
  earning: 'રકમ (રૂપિયા)',
  earningNeeded: 'કૃપા કરીને ઓછામાં ઓછી ₹0.01 રકમ લખો, દશાંશ પછી વધુમાં વધુ બે અંક.',
  earningReason: 'કારણ',
  optional: '(વૈકલ્પિક)',
  addEarningsLead: 'આ રકમ તરત {name}ની કમાણીમાં જમા થાય છે અને {name}ને જાણ થાય છે.',
  earningsAdded: '{name}ની કમાણીમાં {amount} ઉમેર્યા.',
  earningsFailed: 'કમાણી ઉમેરતી વખતે ભૂલ થઈ. કૃપા કરીને ફરી પ્રયાસ કરો.',
} satisfies SentencesOf<typeof memberDeskMessages>;

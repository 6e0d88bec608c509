import { expect, it } from '@jest/globals';
import { whatIsTyped } from './what-is-typed.js';

it.each([
  ['  Asha ', { text: 'Asha', id: null, utr: null, reference: null, ticket: null }],
  ['9876543210', { utr: null, reference: '9876543210' }],
  ['4123 4567 8901', { utr: '412345678901', reference: '412345678901' }],
  ['४१२३४५६७८९०१', { utr: '412345678901' }],
  ['hdfcn52026010112345', { utr: null, reference: 'HDFCN52026010112345' }],
  ['0123456789abcdef01234567', { id: '0123456789abcdef01234567', reference: null }],
  ['UTR: 4123-4567-8901.', { utr: '412345678901' }],
  ['\u202A+91 98765 43210\u202C', { utr: null }],
  ['gr-2026-000123', { ticket: 'GR-2026-000123', reference: null }],
  ['dpy7k2m9qx4t', { reference: 'DPY7K2M9QX4T' }],
  ['Chandrashekhar', { reference: null }],
])('%s', (typed, expected) => expect(whatIsTyped(typed)).toMatchObject(expected));

import { expect, it } from '@jest/globals';
import { isIndianMobile, isTenDigits, normaliseMobile } from './mobile.js';

it.each([
  '9876543210',
  '+91 98765 43210',
  '+919876543210',
  '09876543210',
  '98765-43210',
  '९८७६५ ४३२१०',
  '૯૮૭૬૫૪૩૨૧૦',
  '௯௮௭௬௫௪௩௨௧௦',
])('the mobile number %p is read as 9876543210', (typed) => expect(normaliseMobile(typed)).toBe('9876543210'));

it.each(['987654321', '98765432101', '98765x3210', '+929876543210', '9198765432101'])(
  'the mobile number %p is rejected',
  (typed) => {
    expect(isTenDigits(normaliseMobile(typed))).toBe(false);
  },
);

it('new numbers begin with 6 to 9', () => {
  expect(isIndianMobile('6876543210')).toBe(true);
  expect(isIndianMobile('5876543210')).toBe(false);
});

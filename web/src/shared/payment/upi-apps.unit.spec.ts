import { describe, expect, it } from '@jest/globals';
import { appLinks, isApplePhone } from './upi-apps.js';

it('each app opens the same payment by its own scheme', () => {
  const asked = 'pa=deepam@upi&pn=Deepam&am=750.00&cu=INR&tr=DPM65F0&tn=Bronze%20plan';
  expect(appLinks(`upi://pay?${asked}`)).toEqual([
    { app: 'PhonePe', href: `phonepe://pay?${asked}` },
    { app: 'Google Pay', href: `gpay://upi/pay?${asked}` },
    { app: 'Paytm', href: `paytmmp://pay?${asked}` },
  ]);
});

describe('a phone or tablet of Apple', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 7)', 5, false],
  ])('an Apple device is recognised by %s with %i points of touch: %s', (userAgent, maxTouchPoints, is) => {
    expect(isApplePhone({ userAgent, maxTouchPoints })).toBe(is);
  });
});

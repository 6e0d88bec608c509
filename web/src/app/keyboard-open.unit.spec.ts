import { describe, expect, it } from '@jest/globals';
import { isKeyboardOpen } from './keyboard-open.js';

describe('the keyboard of a phone', () => {
  it('is open where somebody types and much of the window is taken', () => {
    expect(isKeyboardOpen({ isTyping: true, height: 420, tallest: 740 })).toBe(true);
  });

  it('is closed where it was put away and the field still has the focus', () => {
    expect(isKeyboardOpen({ isTyping: true, height: 740, tallest: 740 })).toBe(false);
  });

  it('is not a bar of the browser, nor another app beside it', () => {
    expect(isKeyboardOpen({ isTyping: true, height: 684, tallest: 740 })).toBe(false);
    expect(isKeyboardOpen({ isTyping: false, height: 370, tallest: 740 })).toBe(false);
  });
});

import { expect, it } from '@jest/globals';
import { isKeyboardOpen } from './keyboard-open.js';

it('the keyboard is open while a text field has the focus and much of the window is covered', () => {
  expect(isKeyboardOpen({ isTyping: true, height: 420, tallest: 740 })).toBe(true);
});

it('a hidden keyboard is closed even if the field has the focus', () => {
  expect(isKeyboardOpen({ isTyping: true, height: 740, tallest: 740 })).toBe(false);
});

it('a browser bar or a split screen does not count as a keyboard', () => {
  expect(isKeyboardOpen({ isTyping: true, height: 684, tallest: 740 })).toBe(false);
  expect(isKeyboardOpen({ isTyping: false, height: 370, tallest: 740 })).toBe(false);
});

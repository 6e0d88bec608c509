export interface Window {
  readonly isTyping: boolean;
  readonly height: number;
  readonly tallest: number;
}

/** The height is in pixels; browser bars are lower than any keyboard. */
const leastKeyboard = 120;

/** Browsers report an open keyboard only by the reduced viewport. */
export const isKeyboardOpen = ({ isTyping, height, tallest }: Window): boolean =>
  isTyping && tallest - height >= leastKeyboard;

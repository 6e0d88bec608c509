export interface Window {
  /** Whether a field of text has the focus. */
  readonly isTyping: boolean;
  /** What can be seen of the page, in pixels, as if it were not enlarged. */
  readonly height: number;
  /** The most that was seen at this width. */
  readonly tallest: number;
}

/** No keyboard takes less; a bar of the browser that comes and goes does. */
const leastKeyboard = 120;

/** Whether the keyboard of a phone is open: browsers tell it by the room that it takes alone. */
export const isKeyboardOpen = ({ isTyping, height, tallest }: Window): boolean =>
  isTyping && tallest - height >= leastKeyboard;

import { showToast } from './toast.js';

/** For `onSuccess`: says that it is done, and closes the dialog that it was done in. */
export const saysAndCloses = (sentence: string, close: () => void) => (): void => {
  showToast(sentence, 'success');
  close();
};

import { showToast } from './toast.js';

export const announceAndClose = (sentence: string, close: () => void) => (): void => {
  showToast(sentence, 'success');
  close();
};

import { showToast } from './toast.js';

export const saysAndCloses = (sentence: string, close: () => void) => (): void => {
  showToast(sentence, 'success');
  close();
};

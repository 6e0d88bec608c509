import { language } from './language.js';

/** The server's messages are English: readers of other languages see ours. */
export const serverWords = (fromServer: string, ours: string): string =>
  language.get().language === 'en' && fromServer !== '' ? fromServer : ours;

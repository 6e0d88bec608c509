import { language } from './language.js';

/** The server speaks English: its own words for who reads English, ours for everyone else and where it said nothing. */
export const serverWords = (fromServer: string, ours: string): string =>
  language.get().language === 'en' && fromServer !== '' ? fromServer : ours;

import type { Language } from '../lib/i18n/languages.js';
import type { Sentences } from '../lib/i18n/messages.js';

const files = import.meta.glob<Sentences>('../languages/*/notification-kinds.ts', {
  eager: true,
  import: 'notificationKinds',
});

/** A push may arrive without a connection, so the worker contains all languages; undefined for English. */
export const kindSentences = (language: Language): Sentences | undefined =>
  files[`../languages/${language}/notification-kinds.ts`];

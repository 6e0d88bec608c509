import type { Language } from '../lib/i18n/languages.js';
import type { Sentences } from '../lib/i18n/messages.js';

const files = import.meta.glob<Sentences>('../languages/*/notification-kinds.ts', {
  eager: true,
  import: 'notificationKinds',
});

/** A push may come when nothing can be loaded, so the worker carries its words in every language; undefined for English. */
export const kindSentences = (language: Language): Sentences | undefined =>
  files[`../languages/${language}/notification-kinds.ts`];

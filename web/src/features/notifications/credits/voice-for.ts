import type { Language } from '../../../lib/i18n/languages.js';

/** Some devices write hi_IN. */
export const tagOf = ({ lang }: { readonly lang: string }): string => lang.replaceAll('_', '-');

const belongsTo =
  (language: Language) =>
  (voice: { readonly lang: string }): boolean =>
    tagOf(voice).toLowerCase().split('-')[0] === language;

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

/**
 * A voice of this very language, or null: one of another language reads words that nobody understands. That of India comes first. A voice
 * that is not on the device would send what somebody was paid to a stranger.
 */
export function voiceFor<V extends Voice>(language: Language, voices: readonly V[]): V | null {
  const fitting = voices.filter((voice) => voice.localService && belongsTo(language)(voice));
  return fitting.find((voice) => tagOf(voice).toLowerCase() === `${language}-in`) ?? fitting[0] ?? null;
}

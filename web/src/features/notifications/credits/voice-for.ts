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
 * Null without a voice of exactly this language: another voice would read incomprehensible words. Voices of India come
 * first. A remote voice is excluded, because it would send the amount to a third party.
 */
export function voiceFor<V extends Voice>(language: Language, voices: readonly V[]): V | null {
  const fitting = voices.filter((voice) => voice.localService && belongsTo(language)(voice));
  return fitting.find((voice) => tagOf(voice).toLowerCase() === `${language}-in`) ?? fitting[0] ?? null;
}

import type { Paise } from '@deepam/contracts';
import { useEffect, useState } from 'react';
import { loadAmountWords } from '../../../lib/amount-words/amount-words.js';
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
 * The result is null without a voice of exactly this language, because another voice would read incomprehensible words.
 * Voices of India come first. A remote voice is excluded, because it would send the amount to a third party.
 */
export function voiceFor<V extends Voice>(language: Language, voices: readonly V[]): V | null {
  const fitting = voices.filter((voice) => voice.localService && belongsTo(language)(voice));
  return fitting.find((voice) => tagOf(voice).toLowerCase() === `${language}-in`) ?? fitting[0] ?? null;
}

/** Browsers list their voices shortly after the first request. */
const patienceMs = 2_000;
/** Some browsers never report the end of an utterance. */
const longestMs = 20_000;

async function voices(): Promise<readonly SpeechSynthesisVoice[]> {
  // Some browsers can't speak.
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  if (speech === undefined) return [];
  const known = speech.getVoices();
  if (known.length > 0) return known;
  await new Promise((resolve) => {
    speech.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, patienceMs);
  });
  return speech.getVoices();
}

const findVoice = async (language: Language): Promise<SpeechSynthesisVoice | null> =>
  voiceFor(language, await voices());

/**
 * Speaks the amount in this language or not at all; resolves at the end.
 * @param isWanted is checked last: the member may have signed out
 */
export async function sayArrived(language: Language, paise: Paise, isWanted = () => true): Promise<void> {
  const voice = await findVoice(language);
  if (voice === null) return;
  const words = (await loadAmountWords(language)).arrived(paise);
  if (!isWanted()) return;
  await new Promise((resolve) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(words), { voice, lang: tagOf(voice) });
    utterance.addEventListener('end', resolve);
    // Speech fails before the first interaction with the page; the reader can press the button instead.
    utterance.addEventListener('error', resolve);
    window.speechSynthesis.speak(utterance);
    setTimeout(resolve, longestMs);
  });
}

export function useVoice(language: Language): SpeechSynthesisVoice | null | undefined {
  const [found, setFound] = useState<{ language: Language; voice: SpeechSynthesisVoice | null } | null>(null);
  useEffect(() => {
    let isStale = false;
    void findVoice(language).then((voice) => {
      if (!isStale) setFound({ language, voice });
    });
    return () => {
      isStale = true;
    };
  }, [language]);
  return found?.language === language ? found.voice : undefined;
}

import type { Paise } from '@deepam/contracts';
import { loadAmountWords } from '../../../lib/amount-words/amount-words.js';
import type { Language } from '../../../lib/i18n/languages.js';
import { tagOf, voiceFor } from './voice-for.js';

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

export const findVoice = async (language: Language): Promise<SpeechSynthesisVoice | null> =>
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
    // Speech fails before the first interaction with the page: then there is the button.
    utterance.addEventListener('error', resolve);
    window.speechSynthesis.speak(utterance);
    setTimeout(resolve, longestMs);
  });
}

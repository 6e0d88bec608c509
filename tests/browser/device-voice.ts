import type { BrowserContext } from 'playwright-core';

export interface Spoken {
  readonly text: string;
  readonly lang: string;
}

export async function withVoices(context: BrowserContext, languages: readonly string[]): Promise<Spoken[]> {
  const spoken: Spoken[] = [];
  await context.exposeFunction('noteSpoken', (text: string, lang: string) => void spoken.push({ text, lang }));
  await context.addInitScript(`
    const voices = ${JSON.stringify(languages)}.map((lang) => ({ lang, name: lang, localService: true }));
    window.SpeechSynthesisUtterance = class extends EventTarget {
      constructor(text) { super(); this.text = text; }
    };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance) {
        window.noteSpoken(utterance.text, utterance.lang);
        setTimeout(() => utterance.dispatchEvent(new Event('end')), 20);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  `);
  return spoken;
}

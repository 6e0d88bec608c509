import { useEffect, useState } from 'react';
import type { Language } from '../../../lib/i18n/languages.js';
import { findVoice } from './voices.js';

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

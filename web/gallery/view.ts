import { isLanguage, type Language } from '../src/lib/i18n/languages.js';
import { chooseLanguage } from '../src/lib/i18n/language.js';
import { chooseColorScheme, type ColorScheme } from '../src/lib/theme/color-scheme.js';

/** The address holds the whole view, so that a test or a colleague opens the same one. `size` is in per cent. */
export interface View {
  readonly story: string;
  readonly language: Language;
  readonly look: ColorScheme;
  readonly size: '100' | '200';
  /** `story`: the page has neither the list nor the switches. */
  readonly only: 'story' | '';
}

export function viewOf(search: string, firstStory: string): View {
  const values = new URLSearchParams(search);
  const language = values.get('language') ?? '';
  return {
    story: values.get('story') ?? firstStory,
    language: isLanguage(language) ? language : 'en',
    look: values.get('look') === 'dark' ? 'dark' : 'light',
    size: values.get('size') === '200' ? '200' : '100',
    only: values.get('only') === 'story' ? 'story' : '',
  };
}

export const addressOf = (view: View): string => `?${new URLSearchParams({ ...view })}`;

export async function applyView({ language, look, size }: View): Promise<void> {
  chooseColorScheme(look);
  document.documentElement.style.fontSize = `${size}%`;
  await chooseLanguage(language);
}

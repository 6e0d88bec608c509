import { use } from 'react';
import { useStore } from '../store.js';
import { language, type LanguageState, missingSentences } from './language.js';
import { type Catalogue, fill, type Sentences, type Translate } from './messages.js';

export function translator<S extends Sentences>(catalogue: Catalogue<S>, state: LanguageState): Translate<S> {
  const translated = state.catalogues[catalogue.name];
  return (key, ...params) => fill(translated?.[key] ?? catalogue.english[key]!, params[0]);
}

export function useText<S extends Sentences>(catalogue: Catalogue<S>): Translate<S> {
  const state = useStore(language);
  use(missingSentences(state, catalogue.name));
  return translator(catalogue, state);
}

export function textOf<S extends Sentences>(catalogue: Catalogue<S>): Translate<S> {
  return translator(catalogue, language.get());
}

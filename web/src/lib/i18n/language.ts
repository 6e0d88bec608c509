import { createStore } from '../store.js';
import { keepLanguage, keptLanguage, onLanguageOfOtherTab } from './kept-language.js';
import type { Language, Translated } from './languages.js';
import type { Sentences } from './messages.js';

export type { Language } from './languages.js';

/** A missing sentence is shown in English. */
export interface LanguageState {
  readonly language: Language;
  readonly catalogues: Readonly<Record<string, Sentences>>;
}

export interface SentenceSource<Area extends string = string> {
  readonly first: Area;
  areaOf(catalogue: string): Area | undefined;
  load(to: Translated, area: Area): Promise<LanguageState['catalogues']>;
}

const english: LanguageState = { language: 'en', catalogues: {} };

export const language = createStore<LanguageState>(english);

/** A new language loads all areas in use, so that no part stays in the old language. */
const areasInUse = new Set<string>();
let source: SentenceSource | undefined;

export function translateFrom<Area extends string>(sentences: SentenceSource<Area>): void {
  source = sentences as SentenceSource;
  areasInUse.add(sentences.first);
}

const loads = new Map<string, ReturnType<typeof load>>();

/** The result is null after a failed load, until the next try. */
function load(to: Translated, area: string): Promise<LanguageState['catalogues'] | null> {
  const key = `${to} ${area}`;
  const running = loads.get(key);
  if (running !== undefined) return running;
  const started = source!.load(to, area).catch(() => {
    loads.delete(key);
    return null;
  });
  loads.set(key, started);
  return started;
}

let wanted: Language = 'en';

/**
 * Shows the pages in a language as soon as its sentences are loaded; the last request wins.
 * @returns false when they could not be loaded: then nothing changes, because a page in two languages is worse than
 * one
 */
async function showLanguage(next: Language): Promise<boolean> {
  wanted = next;
  const parts = next === 'en' ? [] : await Promise.all([...areasInUse].map((area) => load(next, area)));
  if (wanted !== next) return true;
  if (parts.includes(null)) {
    wanted = language.get().language;
    return false;
  }
  // The prerendered pages use this same object for English, so that no page renders twice.
  language.set(next === 'en' ? english : { language: next, catalogues: Object.assign({}, ...parts) });
  document.documentElement.lang = next;
  return true;
}

/** The reader chooses a language; it is kept for the next visit. @returns false when it could not be loaded */
export async function chooseLanguage(next: Language): Promise<boolean> {
  const before = keptLanguage();
  keepLanguage(next);
  const isShown = await showLanguage(next);
  if (!isShown) keepLanguage(before);
  return isShown;
}

/** Resolves when the reader's language is loaded, before the first render. Other tabs are followed from then on. */
export async function restoreLanguage(): Promise<void> {
  onLanguageOfOtherTab((next) => void showLanguage(next));
  window.addEventListener('online', () => void loadRest());
  await showLanguage(keptLanguage());
}

async function loadRest(): Promise<void> {
  if (language.get().language !== keptLanguage()) await showLanguage(keptLanguage());
  await Promise.all([...areasInUse].map(prepareArea));
}

export async function prepareArea(area: string): Promise<void> {
  areasInUse.add(area);
  const { language: current } = language.get();
  if (current === 'en') return;
  const part = await load(current, area);
  const state = language.get();
  if (part === null || state.language !== current || Object.keys(part).every((name) => name in state.catalogues))
    return;
  language.set({ language: current, catalogues: { ...state.catalogues, ...part } });
}

const waits = new Map<string, PromiseLike<void>>();
/** React marks resolved promises like this, so that `use` does not suspend. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

export function missingSentences(state: LanguageState, catalogue: string): PromiseLike<void> {
  const area = source?.areaOf(catalogue);
  if (area === undefined) return ready;
  areasInUse.add(area);
  if (state.language === 'en' || Object.hasOwn(state.catalogues, catalogue)) return ready;
  const key = `${state.language} ${area}`;
  const waiting = waits.get(key) ?? prepareArea(area);
  waits.set(key, waiting);
  return waiting;
}

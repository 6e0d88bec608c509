import type { Language } from '../lib/i18n/languages.js';

export interface Head {
  readonly title: string;
  readonly name: string;
  readonly description: string;
}

export interface PrerenderedPage {
  readonly language: Language;
  readonly path: string | null;
  readonly head: Head;
  readonly body: string;
  readonly isListed: boolean;
  readonly data: string | null;
}

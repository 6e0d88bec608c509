import type { DocumentLanguage } from '@deepam/contracts';
import { en, type DocumentTexts } from './en.js';
import { gu } from './gu.js';
import { hi } from './hi.js';
import { mr } from './mr.js';
import { ta } from './ta.js';

export const textsIn: Readonly<Record<DocumentLanguage, DocumentTexts>> = { en, hi, mr, gu, ta };

export const fill = (text: string, marks: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => marks[name] ?? mark);

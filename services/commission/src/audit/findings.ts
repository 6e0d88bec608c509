import type { Paise } from '@deepam/contracts';

const MOST_SENTENCES = 50;

/** What does not add up: how many things, by how much, and the first of them in words. */
export class Findings {
  readonly sentences: string[] = [];
  count = 0;
  differencePaise: Paise = 0;

  note(sentence: string, differencePaise: Paise = 0): void {
    this.count++;
    this.differencePaise += Math.abs(differencePaise);
    if (this.sentences.length < MOST_SENTENCES) this.sentences.push(sentence);
  }
}

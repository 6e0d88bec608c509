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

  /** Looks at one document. One that lacks what it must have is a finding, and hides no other. */
  look<T>(what: string, look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.note(`${what} is damaged: ${error.message}`);
      return undefined;
    }
  }
}

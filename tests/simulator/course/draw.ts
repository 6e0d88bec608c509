export class Draw {
  private a: number;
  private b = 0x9e3779b9;
  private c = 0x243f6a88;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed >>> 0;
    for (let round = 0; round < 12; round += 1) this.word();
  }

  fraction(): number {
    return this.word() / 0x1_0000_0000;
  }

  below(count: number): number {
    return Math.floor(this.fraction() * count);
  }

  between(least: number, most: number): number {
    return least + this.fraction() * (most - least);
  }

  happens(probability: number): boolean {
    return probability > 0 && this.fraction() < probability;
  }

  oneOf<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from');
    return choice;
  }

  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += this.word().toString(16).padStart(8, '0');
    return text.slice(0, digits);
  }

  private word(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    return sum >>> 0;
  }
}

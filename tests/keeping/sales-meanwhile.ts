import { randomInt } from 'node:crypto';
import { uploadAvatar } from '@deepam/contracts';
import { receiptPng, type Session } from '@deepam/api-client';
import type { Product } from '@deepam/testing';

export class SalesMeanwhile {
  readonly sold: string[] = [];
  private isOver = false;
  private readonly running: Promise<unknown>;

  constructor(
    private readonly test: Product,
    private readonly sponsor: Session,
    atOnce: number,
  ) {
    this.running = Promise.all(Array.from({ length: atOnce }, () => this.run()));
    // Calls during the kill fail, and these errors are ignored.
    this.running.catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running.catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.isOver) {
      const buyer = await this.test.member(this.sponsor);
      const [saleId] = await Promise.all([this.test.sale(buyer, 'Gold'), this.changePictures(buyer)]);
      this.sold.push(saleId);
    }
  }

  private async changePictures({ token }: Session): Promise<void> {
    for (let n = 0; n < 3 && !this.isOver; n += 1) {
      const avatar = receiptPng(randomInt(1_000), String(randomInt(1_000_000)));
      await this.test.api.call(uploadAvatar, { token, files: { avatar } });
    }
  }
}

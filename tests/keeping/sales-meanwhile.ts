import { randomInt } from 'node:crypto';
import { uploadAvatar } from '@deepam/contracts';
import { receiptPng, type Session } from '@deepam/api-client';
import type { Product } from '@deepam/testing';

/** People who join, buy, order and change their pictures, each without a pause, until they are told to stop. */
export class SalesMeanwhile {
  /** Ids of sales whose call has answered. */
  readonly sold: string[] = [];
  private isOver = false;
  private readonly running: Promise<unknown>;

  constructor(
    private readonly test: Product,
    private readonly sponsor: Session,
    atOnce: number,
  ) {
    this.running = Promise.all(Array.from({ length: atOnce }, () => this.run()));
    // A call that was under way when everything was killed fails, and that is told by nobody.
    this.running.catch(() => undefined);
  }

  /** No new ones; resolves when those under way are done or have failed. */
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

  /** Each takes the place of the one before, which is removed. */
  private async changePictures({ token }: Session): Promise<void> {
    for (let n = 0; n < 3 && !this.isOver; n += 1) {
      const avatar = receiptPng(randomInt(1_000), String(randomInt(1_000_000)));
      await this.test.api.call(uploadAvatar, { token, files: { avatar } });
    }
  }
}

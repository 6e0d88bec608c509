import { taxYearOf } from '@deepam/contracts';
import { BackgroundLoop, Clock, Database, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { taxDocumentModel } from './persistence/document.schema.js';
import { DocumentsRepository } from './persistence/documents.repository.js';

const pace = { gather: 500, pause: 5_000 };
const atOnce = 100;

/**
 * Documents are numbered outside the transactions of the money, since the counter of a series is one document, for
 * which all sales would wait.
 */
@Injectable()
export class DocumentNumbering implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(DocumentNumbering.name, () => this.run(), pace);

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(taxDocumentModel, () => this.loop.runSoon());
    this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  private async run(): Promise<boolean> {
    const waiting = await this.documents.findWaiting(atOnce);
    for (const id of waiting) await this.number(id);
    return waiting.length === atOnce;
  }

  /** A document is dated on the day of its numbering, so that dates ascend with the numbers. */
  private async number(id: string): Promise<void> {
    await this.transactions.run((session) => {
      const now = this.clock.now();
      return this.documents.number(id, taxYearOf(now), now, session);
    });
  }
}

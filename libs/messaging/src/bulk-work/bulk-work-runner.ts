import { SESSION_REVOCATIONS, type SessionRevocations } from '@deepam/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { BulkCalls } from './bulk-calls.js';
import type { BulkWork, BulkWorkRow } from './bulk-work.schema.js';
import { BulkWorksRepository } from './bulk-works.repository.js';
import { RowDoer } from './row-doer.js';
import type { WorkCaller } from './work-caller.js';
import { WorkRunner } from './work-runner.js';

@Injectable()
export class BulkWorkRunner extends WorkRunner<BulkWork, BulkWorkRow> implements OnModuleInit {
  private revocations: SessionRevocations | null = null;

  constructor(
    works: BulkWorksRepository,
    private readonly doer: RowDoer,
    private readonly calls: BulkCalls,
    private readonly moduleRef: ModuleRef,
  ) {
    super(BulkWorkRunner.name, works);
  }

  /** Nest resolves it late, like the access guard. */
  onModuleInit(): void {
    this.revocations = this.moduleRef.get<SessionRevocations>(SESSION_REVOCATIONS, { strict: false });
  }

  /** A process would reject each row of a kind that only a newer release knows. */
  protected override get supportedWorks(): object {
    return { kind: { $in: this.calls.kinds } };
  }

  protected decide(row: BulkWorkRow, caller: NonNullable<BulkWork['caller']>, holder: string): Promise<void> {
    return this.doer.decide(row, caller, holder);
  }

  protected isOver({ memberId, sessionVersion }: WorkCaller): boolean {
    return this.revocations?.isRevoked({ memberId, sessionVersion }) === true;
  }
}

import { auditRecorded } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AuditRowsRepository } from './persistence/audit-rows.repository.js';

@Controller()
export class OnAuditRecorded {
  constructor(private readonly rows: AuditRowsRepository) {}

  @OnEvent(auditRecorded)
  async handle(@Payload() event: EventOf<typeof auditRecorded>, @Ctx() { session }: EventContext): Promise<void> {
    await this.rows.addEntry(event.id, event.data, session);
  }
}

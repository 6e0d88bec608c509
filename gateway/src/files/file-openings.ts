import { noteFileOpened, scanFolders } from '@deepam/contracts';
import { ServiceTokens, type LinkHolder } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { MemberServices } from '../composition/member-services.js';

/** Tells identity who opens the scan of a paper, for the audit trail: it is not shown before that is kept. */
@Injectable()
export class FileOpenings {
  constructor(
    private readonly services: MemberServices,
    private readonly tokens: ServiceTokens,
  ) {}

  /** @throws DomainError SERVER.UNAVAILABLE without identity */
  async note(key: string, { memberId, sessionId }: LinkHolder): Promise<void> {
    if (!Object.values(scanFolders).some((folder) => key.startsWith(`${folder}/`))) return;
    const body = { key, memberId, sessionId: sessionId ?? null };
    await this.services.identity.call(noteFileOpened, { body, token: await this.tokens.current() });
  }
}

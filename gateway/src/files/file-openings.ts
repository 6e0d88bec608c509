import { noteFileOpened, scanFolders } from '@deepam/contracts';
import { ServiceTokens, type LinkHolder } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { MemberServices } from '../composition/member-services.js';

/** Reports an opened scan to identity for the audit trail; the file is not sent before the entry is stored. */
@Injectable()
export class FileOpenings {
  constructor(
    private readonly services: MemberServices,
    private readonly tokens: ServiceTokens,
  ) {}

  async recordOpening(key: string, { memberId, sessionId }: LinkHolder): Promise<void> {
    if (!Object.values(scanFolders).some((folder) => key.startsWith(`${folder}/`))) return;
    const body = { key, memberId, sessionId: sessionId ?? null };
    await this.services.identity.call(noteFileOpened, { body, token: await this.tokens.current() });
  }
}

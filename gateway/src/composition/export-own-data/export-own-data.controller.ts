import { Readable } from 'node:stream';
import { exportOwnData } from '@deepam/contracts';
import { CallerToken, Route } from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { jsonText, OwnDataParts } from './own-data-parts.js';

@Controller()
export class ExportOwnDataController {
  constructor(private readonly parts: OwnDataParts) {}

  @Route(exportOwnData)
  async exportOwnData(@CallerToken() token: string): Promise<StreamableFile> {
    const first = await this.parts.first(token);
    return new StreamableFile(Readable.from(jsonText(this.parts.fetchAll(token, first))), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="my-data.json"',
    });
  }
}

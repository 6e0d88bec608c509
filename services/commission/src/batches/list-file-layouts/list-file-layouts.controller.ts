import { payoutFileFormats, payoutFileLayouts, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { bankFileLayouts } from '../files/bank-file-layouts.js';

@Controller()
export class ListFileLayoutsController {
  @Route(payoutFileLayouts)
  list(): ResponseOf<typeof payoutFileLayouts> {
    return payoutFileFormats.map((format) => {
      const { bank, confirmed, separator, hasTitles, columns } = bankFileLayouts[format];
      const shown = columns.map(([title, holds]) => ({ title, holds }));
      return { format, bank, confirmed, separator, hasTitles, columns: shown };
    });
  }
}

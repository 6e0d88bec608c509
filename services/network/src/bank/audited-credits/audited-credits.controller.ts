import { auditedCredits, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CreditUses } from '../credit-uses.js';
import { bankLineModel, type BankLine } from '../persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from '../persistence/expected-payment.schema.js';

@Controller()
export class AuditedCreditsController {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly uses: CreditUses,
  ) {}

  @Route(auditedCredits)
  async list(
    @Input() { query: { after = '', limit } }: InputOf<typeof auditedCredits>,
  ): Promise<ResponseOf<typeof auditedCredits>> {
    const lines = await this.lines
      .find({ expectedId: { $exists: true, $gt: after } })
      .sort({ expectedId: 1 })
      .limit(limit)
      .maxTimeMS(10_000)
      .lean<BankLine[]>();
    const uses = await this.uses.usesOf(lines);
    const requests = await this.expected.find({ _id: { $in: lines.map(({ expectedId }) => expectedId!) } }).lean();
    const kinds = new Map(requests.map(({ _id, kind }) => [_id, kind]));
    const credits = lines.map((line) => {
      const { _id, movementKey: key, amountPaise, expectedId, reversedOn } = line;
      const use = uses.get(key);
      return {
        ...{ _id, key, amountPaise, ownerId: expectedId!, kind: kinds.get(expectedId!) ?? 'plan' },
        ...(reversedOn !== undefined && { reversedOn }),
        use: use ? { kind: use.kind, ownerId: use.ownerId } : null,
      };
    });
    return { credits };
  }
}

import {
  sumPaise,
  toRupees,
  type BankFileRow,
  type BankFileView,
  type Paise,
  type previewBankFile,
  type ResponseOf,
} from '@deepam/contracts';
import { Members } from '@deepam/members';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { NamesOfPeople } from '../people/names-of-people.js';
import { isOpen, timesPaidIn } from '../transfers/domain/transfer.js';
import type { TransferDocument } from '../transfers/transfer.schema.js';
import { peopleIn, TransferViews } from '../transfers/transfer-views.js';
import { TransfersRepository } from '../transfers/transfers.repository.js';
import type { BankFileDocument } from './bank-files.repository.js';
import { lastDownload } from './download-bank-file.js';
import type { FilePlan } from './file-planner.js';

type Names = Awaited<ReturnType<Members['findAll']>>;

@Injectable()
export class BankFileViews {
  constructor(
    private readonly members: Members,
    private readonly people: NamesOfPeople,
    private readonly transfers: TransfersRepository,
    private readonly views: TransferViews,
  ) {}

  async files(found: readonly BankFileDocument[]): Promise<BankFileView[]> {
    const [names, transfers] = await Promise.all([
      this.people.namesOf(found.map(({ madeBy }) => madeBy)),
      this.transfers.ofBankFiles(found.map(({ _id }) => _id)),
    ]);
    return found.map(({ _id, madeAt, madeBy }) => ({
      _id,
      madeAt: madeAt.toISOString(),
      madeBy: names.get(madeBy) ?? null,
      ...sumsOf(transfers.filter(({ bankFileId }) => bankFileId === _id)),
    }));
  }

  async rows(bankFileId: string, viewer: Caller): Promise<BankFileRow[]> {
    const transfers = await this.transfers.ofBankFiles([bankFileId]);
    const names = await this.people.namesOf(peopleIn(transfers));
    const payments = await this.payments(transfers);
    return payments.map((payment, at) => ({
      ...payment,
      transfer: this.views.view(transfers[at]!, names, viewer),
    }));
  }

  async payments(transfers: readonly TransferDocument[]) {
    const names = await this.members.findAll([...new Set(transfers.map(({ memberId }) => memberId))]);
    return transfers.map(({ payableId, kind, memberId, grossPaise, taxPaise }) => ({
      ...payeeOf(
        {
          _id: payableId,
          kind,
          memberId,
        },
        names,
      ),
      amount: toRupees(grossPaise),
      ...taxOf(grossPaise, taxPaise),
    }));
  }

  async plan({ payable, blocked }: FilePlan): Promise<ResponseOf<typeof previewBankFile>> {
    const about = [...payable, ...blocked.flatMap(({ candidate }) => candidate ?? [])];
    const names = await this.members.findAll([...new Set(about.map(({ memberId }) => memberId))]);
    const totalPaise = sumPaise(payable.map(({ grossPaise }) => grossPaise));
    return {
      payable: payable.map((payment) => ({
        ...payeeOf(payment, names),
        amount: toRupees(payment.grossPaise),
        ...taxOf(payment.grossPaise, payment.taxPaise),
      })),
      total: toRupees(totalPaise),
      ...taxOf(totalPaise, sumPaise(payable.map(({ taxPaise }) => taxPaise))),
      blocked: blocked.map(({ payableId, candidate, reason, until }) => ({
        ...(candidate && {
          ...payeeOf(candidate, names),
          amount: toRupees(candidate.grossPaise),
        }),
        payableId,
        reason,
        ...(until && { until: until.toISOString() }),
      })),
    };
  }
}

function sumsOf(transfers: readonly TransferDocument[]): Omit<BankFileView, '_id' | 'madeAt' | 'madeBy'> {
  const counts = { approved: 0, submitted: 0, paid: 0, failed: 0, returned: 0, released: 0, cancelled: 0 };
  for (const { state } of transfers) counts[state === 'paid-twice' ? 'paid' : state] += 1;
  const totalPaise = sumPaise(transfers.map(({ grossPaise }) => grossPaise));
  const paid = transfers.filter(({ state }) => timesPaidIn(state) > 0);
  const downloadedAt = lastDownload(transfers);
  const isCancelled = counts.cancelled + counts.released === transfers.length;
  return {
    state: transfers.some(({ state }) => isOpen(state)) ? 'open' : isCancelled ? 'cancelled' : 'done',
    total: toRupees(totalPaise),
    ...taxOf(totalPaise, sumPaise(transfers.map(({ taxPaise }) => taxPaise))),
    paid: toRupees(sumPaise(paid.map(({ netPaise }) => netPaise))),
    counts,
    ...(downloadedAt > 0 && { submittedAt: new Date(downloadedAt).toISOString() }),
  };
}

const taxOf = (grossPaise: Paise, taxPaise: Paise) =>
  taxPaise === 0 ? {} : { tax: toRupees(taxPaise), net: toRupees(grossPaise - taxPaise) };

const payeeOf = (
  {
    _id: payableId,
    kind,
    memberId,
  }: { readonly _id: string; readonly kind: TransferDocument['kind']; readonly memberId: string },
  names: Names,
) => ({
  payableId,
  kind,
  memberId,
  name: names.get(memberId)?.name ?? '',
  referralCode: names.get(memberId)?.referralCode ?? '',
});

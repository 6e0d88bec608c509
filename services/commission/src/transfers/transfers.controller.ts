import {
  cancelTransfer,
  recordRecovery,
  recordTransferSent,
  releaseTransfer,
  transferByHand,
  type ResponseOf,
} from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NamesOfPeople } from '../people/names-of-people.js';
import { EndTransfer } from './end-transfer.js';
import { RecordRecovery } from './record-recovery.js';
import { RecordTransferSent } from './record-transfer-sent.js';
import { TransferByHand } from './transfer-by-hand.js';
import { peopleIn, TransferViews } from './transfer-views.js';

@Controller()
export class TransfersController {
  private readonly guardedTransfer = this.approvals.guard(transferByHand, (input, caller) =>
    this.transfer(input, caller),
  );
  private readonly guardedRecovery = this.approvals.guard(recordRecovery, (input, caller) =>
    this.recover(input, caller),
  );

  constructor(
    private readonly transferMoney: TransferByHand,
    private readonly recordSent: RecordTransferSent,
    private readonly endTransfer: EndTransfer,
    private readonly recordGivenBack: RecordRecovery,
    private readonly views: TransferViews,
    private readonly people: NamesOfPeople,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(transferByHand)
  transferByHand(@Input() input: InputOf<typeof transferByHand>, @CurrentCaller() caller: Caller) {
    return this.guardedTransfer(input, caller);
  }

  @Route(recordRecovery)
  recordRecovery(@Input() input: InputOf<typeof recordRecovery>, @CurrentCaller() caller: Caller) {
    return this.guardedRecovery(input, caller);
  }

  @Route(recordTransferSent)
  async recordTransferSent(
    @Input() { params, body, files }: InputOf<typeof recordTransferSent>,
    @CurrentCaller() { memberId: sentBy }: Caller,
  ): Promise<ResponseOf<typeof recordTransferSent>> {
    await this.recordSent.execute({ ...params, ...body, sentBy }, files.proof);
    return { message: 'The transfer is recorded as sent.' };
  }

  @Route(cancelTransfer)
  async cancelTransfer(
    @Input() { params, body }: InputOf<typeof cancelTransfer>,
    @CurrentCaller() { memberId: by }: Caller,
  ): Promise<ResponseOf<typeof cancelTransfer>> {
    await this.endTransfer.cancelTransfer({ ...params, ...body, by });
    return { message: 'The transfer is cancelled.' };
  }

  @Route(releaseTransfer)
  async releaseTransfer(
    @Input() { params, body }: InputOf<typeof releaseTransfer>,
    @CurrentCaller() { memberId: by }: Caller,
  ): Promise<ResponseOf<typeof releaseTransfer>> {
    await this.endTransfer.releaseTransfer({ ...params, ...body, by });
    return { message: 'The transfer is released.' };
  }

  private async transfer(
    { params, body, files }: InputOf<typeof transferByHand>,
    caller: Caller,
  ): Promise<ResponseOf<typeof transferByHand>> {
    const sent = { ...params, ...body, requestedBy: caller.memberId };
    const transfer = await this.transferMoney.execute(sent, files.proof);
    const names = await this.people.namesOf(peopleIn([transfer]));
    return { message: 'The transfer is recorded.', transfer: this.views.view(transfer, names, caller) };
  }

  private async recover(
    { params, body }: InputOf<typeof recordRecovery>,
    { memberId: recordedBy }: Caller,
  ): Promise<ResponseOf<typeof recordRecovery>> {
    await this.recordGivenBack.execute({ ...params, ...body, recordedBy });
    return { message: 'It is recorded that the money was given back.' };
  }
}

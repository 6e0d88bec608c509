import {
  documents,
  giveKycConsent,
  memberDocuments,
  revealBankDetails,
  revealBatchDetails,
  revealPans,
  scanFolders,
  uploadIdProof,
  uploadPanIdProof,
  withdrawKycConsent,
  type ResponseOf,
} from '@deepam/contracts';
import {
  CurrentCaller,
  FileLinks,
  Input,
  Route,
  networkAddress,
  type Caller,
  type InputOf,
  DomainError,
} from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { Profiles } from '../accounts/profiles.js';
import { MemberDocumentsHandler } from './member-documents.js';
import { GiveKycConsentHandler } from './give-kyc-consent.js';
import { RevealBankDetailsHandler } from './reveal-bank-details.js';
import { RevealBatchDetailsHandler } from './reveal-batch-details.js';
import { RevealPansHandler } from './reveal-pans.js';
import { WithdrawKycConsentHandler } from './withdraw-kyc-consent.js';

@Controller()
export class DocumentsController {
  constructor(
    private readonly memberDocumentsHandler: MemberDocumentsHandler,
    private readonly give: GiveKycConsentHandler,
    private readonly revealBankDetailsHandler: RevealBankDetailsHandler,
    private readonly revealBatchDetailsHandler: RevealBatchDetailsHandler,
    private readonly revealPansHandler: RevealPansHandler,
    private readonly profiles: Profiles,
    private readonly links: FileLinks,
    private readonly withdraw: WithdrawKycConsentHandler,
  ) {}

  @Route(documents)
  documents(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof documents>> {
    return this.memberDocumentsHandler.execute(caller, caller.memberId);
  }

  @Route(giveKycConsent)
  async giveKycConsent(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof giveKycConsent>,
  ): Promise<ResponseOf<typeof giveKycConsent>> {
    return { kycConsent: await this.give.execute(memberId, body.version) };
  }

  @Route(memberDocuments)
  memberDocuments(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof memberDocuments>,
  ): Promise<ResponseOf<typeof memberDocuments>> {
    return this.memberDocumentsHandler.execute(caller, params.id);
  }

  @Route(revealBankDetails)
  revealBankDetails(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof revealBankDetails>,
  ): Promise<ResponseOf<typeof revealBankDetails>> {
    assertCallerIsCommission(caller);
    return this.revealBankDetailsHandler.execute(body);
  }

  @Route(revealBatchDetails)
  revealBatchDetails(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof revealBatchDetails>,
  ): Promise<ResponseOf<typeof revealBatchDetails>> {
    assertCallerIsCommission(caller);
    return this.revealBatchDetailsHandler.execute(body);
  }

  @Route(revealPans)
  revealPans(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof revealPans>,
  ): Promise<ResponseOf<typeof revealPans>> {
    assertCallerIsCommission(caller);
    return this.revealPansHandler.execute(body);
  }

  @Route(uploadIdProof)
  async uploadIdProof(
    @CurrentCaller() caller: Caller,
    @Input() { files }: InputOf<typeof uploadIdProof>,
  ): Promise<ResponseOf<typeof uploadIdProof>> {
    const key = await this.profiles.replaceFile(caller.memberId, 'idProofKey', scanFolders.idProof, files.idProof);
    return { idProof: this.links.link(key) };
  }

  @Route(uploadPanIdProof)
  async uploadPanIdProof(
    @CurrentCaller() { memberId }: Caller,
    @Input() { files }: InputOf<typeof uploadPanIdProof>,
  ): Promise<ResponseOf<typeof uploadPanIdProof>> {
    const key = await this.profiles.replaceFile(memberId, 'panProofKey', scanFolders.panidProof, files.panidProof);
    return { panidProof: this.links.link(key) };
  }

  @Route(withdrawKycConsent)
  async withdrawKycConsent(
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
  ): Promise<ResponseOf<typeof withdrawKycConsent>> {
    return { kycConsent: await this.withdraw.execute(caller, networkAddress(ip)) };
  }
}

/**
 * Only commission, named by its service token, pays members.
 * @throws DomainError ACCESS.SERVICE_ONLY
 */
function assertCallerIsCommission({ memberId }: Pick<Caller, 'memberId'>): void {
  if (memberId !== 'commission') throw new DomainError('ACCESS.SERVICE_ONLY');
}

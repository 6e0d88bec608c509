import type { TaxDocumentKind } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Matter } from './domain/document.js';
import { stateOf } from './domain/place-of-supply.js';
import { AddressesRepository } from './persistence/addresses.repository.js';
import type { BusinessDocument } from './persistence/business.schema.js';
import { BusinessesRepository } from './persistence/businesses.repository.js';
import type { TaxDocument } from './persistence/document.schema.js';
import { DocumentsRepository } from './persistence/documents.repository.js';

/** What there is to document. */
export interface Fact {
  readonly kind: TaxDocumentKind;
  readonly about: string;
  readonly memberId: string;
  readonly happenedAt: Date;
}

/** Records what a document says, in the transaction of its message; number and PDF follow. */
@Injectable()
export class DocumentIssuer {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly documents: DocumentsRepository,
    private readonly addresses: AddressesRepository,
    private readonly members: Members,
  ) {}

  /**
   * One document for each fact, however often its message comes. None until the head has named the issuer, and none for what happened before.
   * @param matterOf what the document says; `isWithinState` when seller and buyer are in one state
   */
  async issue(
    session: ClientSession,
    fact: Fact,
    matterOf: (business: BusinessDocument, isWithinState: boolean) => Matter,
  ): Promise<void> {
    const business = await this.issuing(session, fact);
    if (!business) return;
    const { legalName, address, state, gstin, hsn } = business;
    const party = await this.party(fact.memberId, business, session);
    const issuer = { legalName, address, state, gstin, hsn };
    const matter = matterOf(business, party.state === state);
    await this.documents.add({ _id: newId(), refersTo: null, ...fact, party, issuer, matter }, session);
  }

  /** What takes an earlier document back is of the same business to the same place, whoever has moved since: its tax is the same. */
  async issueAgainst(session: ClientSession, fact: Fact, { _id, issuer, party, matter }: TaxDocument): Promise<void> {
    if (!(await this.issuing(session, fact))) return;
    await this.documents.add({ _id: newId(), refersTo: _id, ...fact, party, issuer, matter }, session);
  }

  /** Who issues documents now; null where there is none of this fact, or it is there already. */
  private async issuing(session: ClientSession, { kind, about, happenedAt }: Fact): Promise<BusinessDocument | null> {
    const business = await this.businesses.latest(session);
    if (!business || happenedAt < business.since) return null;
    return (await this.documents.about(kind, about, session)) ? null : business;
  }

  private async party(memberId: string, business: BusinessDocument, session: ClientSession) {
    const member = await this.members.find(memberId, session);
    const address = await this.addresses.of(memberId, session);
    const state = stateOf(address) ?? business.state;
    return { name: member?.name ?? '', referralCode: member?.referralCode ?? '', address, state };
  }
}

import type { TaxDocumentKind } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { DocumentContent } from './domain/document.js';
import { stateOf } from './domain/place-of-supply.js';
import { AddressesRepository } from './persistence/addresses.repository.js';
import { type BusinessDocument, BusinessesRepository } from './persistence/businesses.repository.js';
import type { TaxDocument } from './persistence/document.schema.js';
import { DocumentsRepository } from './persistence/documents.repository.js';

export interface Fact {
  readonly kind: TaxDocumentKind;
  readonly about: string;
  readonly memberId: string;
  readonly happenedAt: Date;
}

/** The content is recorded in the transaction of the message; the number and the PDF follow. */
@Injectable()
export class DocumentIssuer {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly documents: DocumentsRepository,
    private readonly addresses: AddressesRepository,
    private readonly members: Members,
  ) {}

  /**
   * A fact gets one document, however often its message arrives. No document is issued before the head has entered the
   * issuer, or for earlier facts.
   * @param contentOf the content; `isWithinState` if seller and buyer are in the same state
   */
  async issue(
    session: ClientSession,
    fact: Fact,
    contentOf: (business: BusinessDocument, isWithinState: boolean) => DocumentContent,
  ): Promise<void> {
    const business = await this.issuing(session, fact);
    if (!business) return;
    const { legalName, address, state, gstin, hsn } = business;
    const party = await this.party(fact.memberId, business, session);
    const issuer = { legalName, address, state, gstin, hsn };
    const content = contentOf(business, party.state === state);
    await this.documents.add({ _id: newId(), refersTo: null, ...fact, party, issuer, content }, session);
  }

  /**
   * A reversing document names the same issuer and place as its original, even if either has moved, so its tax is the
   * same.
   */
  async issueAgainst(session: ClientSession, fact: Fact, { _id, issuer, party, content }: TaxDocument): Promise<void> {
    if (!(await this.issuing(session, fact))) return;
    await this.documents.add({ _id: newId(), refersTo: _id, ...fact, party, issuer, content }, session);
  }

  /** @returns the current issuer; null if the fact gets no document or has one already */
  private async issuing(session: ClientSession, { kind, about, happenedAt }: Fact): Promise<BusinessDocument | null> {
    const business = await this.businesses.findLatest(session);
    if (!business || happenedAt < business.since) return null;
    return (await this.documents.findFor(kind, about, session)) ? null : business;
  }

  private async party(memberId: string, business: BusinessDocument, session: ClientSession) {
    const member = await this.members.find(memberId, session);
    const address = await this.addresses.addressOf(memberId, session);
    const state = stateOf(address) ?? business.state;
    return { name: member?.name ?? '', referralCode: member?.referralCode ?? '', address, state };
  }
}

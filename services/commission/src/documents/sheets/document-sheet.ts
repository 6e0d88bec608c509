import { indianStates, type DocumentLanguage } from '@deepam/contracts';
import type { DocumentContent } from '../domain/document.js';
import type { TaxDocument } from '../persistence/document.schema.js';
import type { DocumentTexts } from '../texts/en.js';
import { textsIn } from '../texts/texts.js';
import type { Sheet } from '../typesetting/sheet.js';
import { type Numbered, type Part, depositPart, payoutPart, planPart, dayIn } from './parts.js';

type Title = keyof DocumentTexts;

/** The sheet depends only on the record of the document. */
export function documentSheet(numbered: Numbered, language: DocumentLanguage): Sheet {
  const texts = textsIn[language];
  const { document, number, issuedAt } = numbered;
  const { issuer, party } = document;
  const part = partOf(numbered, texts);
  return {
    language,
    title: texts[titleOf(document)],
    issuer: issuerLines(document),
    partyTitle: texts.to,
    party: [party.name, ...addressLines(party.address), `${texts.memberCode}: ${party.referralCode}`],
    facts: [[texts.number, number], [texts.date, dayIn(issuedAt)], ...part.facts],
    tables: [part.table],
    totals: part.totals,
    notes: [
      ...part.notes,
      ...(issuer.gstin === null && isSale(document.content) ? [texts.noGst] : []),
      texts.byComputer,
    ],
  };
}

const isSale = ({ of }: DocumentContent): boolean => of === 'plan';

function titleOf({ kind, issuer }: TaxDocument): Title {
  switch (kind) {
    case 'invoice':
      return issuer.gstin === null ? 'invoice' : 'taxInvoice';
    case 'credit-note':
      return 'creditNote';
    case 'deposit-receipt':
      return 'depositReceipt';
    case 'deposit-refund':
      return 'depositRefund';
    case 'payout-advice':
      return 'payoutAdvice';
  }
}

function partOf({ document, referred }: Numbered, texts: DocumentTexts): Part {
  const { content } = document;
  switch (content.of) {
    case 'plan':
      return planPart(document, content, referred, texts);
    case 'deposit':
      return depositPart(document, content, texts);
    case 'payout':
      return payoutPart(document, content, texts);
  }
}

export function issuerLines({ issuer }: Pick<TaxDocument, 'issuer'>): string[] {
  const { legalName, address, state, gstin } = issuer;
  const registered = gstin === null ? [] : [`GSTIN: ${gstin}`];
  return [legalName, ...addressLines(address), `${indianStates[state]} (${state})`, ...registered];
}

export const addressLines = (address: string | null): string[] =>
  (address ?? '').split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

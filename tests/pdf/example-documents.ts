import { type DocumentLanguage, type TaxDocumentKind } from '@deepam/contracts';
import type { DocumentContent } from '../../services/commission/src/documents/domain/document.js';
import { taxIn } from '../../services/commission/src/documents/domain/gst.js';
import { yearOf } from '../../services/commission/src/documents/domain/year.js';
import { documentSheet } from '../../services/commission/src/documents/sheets/document-sheet.js';
import { statementSheet } from '../../services/commission/src/documents/year-statement-pdf.js';
import type { Sheet } from '../../services/commission/src/documents/typesetting/sheet.js';

const at = new Date('2026-11-24T10:00:00Z');
/** The names contain the conjuncts and vowel signs that rendering errors break first. */
export const names: Readonly<Record<DocumentLanguage, string>> = {
  en: 'Asha Kulkarni',
  hi: 'श्रीमती ज्योत्स्ना त्रिपाठी-क्षत्रिय',
  mr: 'ज्ञानेश्वर लक्ष्मण कुऱ्हाडे',
  gu: 'જ્યોત્સ્ના ક્ષત્રિય શ્રીમાળી',
  ta: 'கௌசல்யா ஸ்ரீனிவாசன் கொற்றவை',
};

const plan = { of: 'plan', plan: 'Gold', previousPlan: 'Bronze', price: taxIn(175_000, 1_200, true) } as const;
const deposit = { of: 'deposit', orderId: '6921f0c2aa11bb22cc33dd44', amountPaise: 1_234_500, quantityKg: 5 } as const;
const payout = { grossPaise: 12_345_650, taxPaise: 617_283, netPaise: 11_728_367, utr: '123456789012' };
const matters: Readonly<Record<TaxDocumentKind, DocumentContent>> = {
  invoice: plan,
  'credit-note': plan,
  'deposit-receipt': deposit,
  'deposit-refund': deposit,
  'payout-advice': { of: 'payout', ...payout },
};
const issuer = {
  legalName: 'Deepam Cotton Wicks',
  address: '12 MG Road\nPune 411001',
  state: '27' as const,
  gstin: '27AAPFU0939F1ZV',
  hsn: '5601',
};

interface Wish {
  readonly name?: string;
  readonly isRegistered?: boolean;
}

export function exampleSheet(
  kind: TaxDocumentKind,
  language: DocumentLanguage,
  { name = names[language], isRegistered = true }: Wish = {},
): Sheet {
  const document = {
    _id: 'a'.repeat(24),
    kind,
    about: 'b'.repeat(24),
    memberId: 'c'.repeat(24),
    happenedAt: at,
    issuer: isRegistered
      ? issuer
      : {
          ...issuer,
          gstin: null,
        },
    party: {
      name,
      referralCode: 'FL1234567',
      address: `${name}\nPune`,
      state: '27' as const,
    },
    content: matters[kind],
    refersTo: null,
    number: null,
    taxYear: null,
    sequence: null,
    issuedAt: null,
    pdfs: {},
  };
  const referred = kind === 'credit-note' ? { number: 'INV/26-27/000100', issuedAt: at } : null;
  return documentSheet({ document, number: 'INV/26-27/000123', issuedAt: at, referred }, language);
}

/** @param payouts the number of rows, so that the statement has several pages */
export function exampleStatement(language: DocumentLanguage, payouts: number): Sheet {
  const member = 'c'.repeat(24);
  const account = `member:${member}:commission:available`;
  const movements = Array.from({ length: 12 }, (_, place) => `2026-${String(place + 1).padStart(2, '0')}`).flatMap(
    (month, place) => [
      { month, kind: 'commission', account, amountPaise: 12_345_678 * (place + 1) },
      { month, kind: 'payout-approved', account: 'company:tds-payable', amountPaise: 246_914 * (place + 1) },
    ],
  );
  const exampleLine = {
    memberId: member,
    requesterAccounts: [member],
    amountPaise: 250_000,
    taken: { commission: 250_000, earnings: 0 },
    reason: null,
  };
  const tax = {
    basisPaise: 25e4,
    coveredPaise: 25e4,
    rateBasisPoints: 200,
    taxPaise: 5e3,
    grossPaise: 25e4,
    netPaise: 245e3,
    personKey: member,
    year: 2026,
    hasPan: true,
    ratesVersion: 1,
    fixedAt: at,
  };
  const paid = { status: 'Approved' as const, requestedAt: at, decidedAt: at, decidedBy: null };
  return statementSheet(
    {
      taxYear: '2026-27',
      issuer: ['Deepam Cotton Wicks'],
      asOf: at,
      year: yearOf(movements),
      party: {
        name: names[language],
        referralCode: 'FL1234567',
      },
      payouts: Array.from({ length: payouts }, (_, row) => ({
        payout: {
          ...exampleLine,
          ...paid,
          _id: `${row}`,
          tax,
        },
        transfer: {
          state: 'paid',
          utr: '123456789012',
        },
      })),
    },
    language,
  );
}

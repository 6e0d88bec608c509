/** A bank that is part of another one: its codes lead nowhere. */
export interface MergedBank {
  readonly bank: string;
  readonly now: string;
  /** ISO day of the first day on which its codes were refused. */
  readonly endedOn: string;
}

/**
 * Bank codes (the first four letters of an IFSC) that ended with their banks. Sources: the circulars of the taking banks on the new codes (Bank
 * of Baroda, Union Bank of India, Punjab National Bank, Indian Bank, Canara Bank 2021; DBS Bank India 2022; State Bank of India 2017), as the
 * press reported them in 2021 and 2022; compared on 28 November 2026. A branch got a new code that no rule tells, so none is replaced.
 */
const mergedBanks: Readonly<Record<string, MergedBank>> = {
  VIJB: { bank: 'Vijaya Bank', now: 'Bank of Baroda', endedOn: '2021-03-01' },
  BKDN: { bank: 'Dena Bank', now: 'Bank of Baroda', endedOn: '2021-03-01' },
  ANDB: { bank: 'Andhra Bank', now: 'Union Bank of India', endedOn: '2021-04-01' },
  CORP: { bank: 'Corporation Bank', now: 'Union Bank of India', endedOn: '2021-04-01' },
  ORBC: { bank: 'Oriental Bank of Commerce', now: 'Punjab National Bank', endedOn: '2021-04-01' },
  UTBI: { bank: 'United Bank of India', now: 'Punjab National Bank', endedOn: '2021-04-01' },
  ALLA: { bank: 'Allahabad Bank', now: 'Indian Bank', endedOn: '2021-05-01' },
  SYNB: { bank: 'Syndicate Bank', now: 'Canara Bank', endedOn: '2021-07-01' },
  LAVB: { bank: 'Lakshmi Vilas Bank', now: 'DBS Bank India', endedOn: '2022-03-01' },
  SBBJ: { bank: 'State Bank of Bikaner and Jaipur', now: 'State Bank of India', endedOn: '2017-04-01' },
  SBHY: { bank: 'State Bank of Hyderabad', now: 'State Bank of India', endedOn: '2017-04-01' },
  SBMY: { bank: 'State Bank of Mysore', now: 'State Bank of India', endedOn: '2017-04-01' },
  STBP: { bank: 'State Bank of Patiala', now: 'State Bank of India', endedOn: '2017-04-01' },
  SBTR: { bank: 'State Bank of Travancore', now: 'State Bank of India', endedOn: '2017-04-01' },
  BMBL: { bank: 'Bharatiya Mahila Bank', now: 'State Bank of India', endedOn: '2017-04-01' },
};

/** The merged bank that an IFSC belongs to; null for every other code. */
export const mergedBankOf = (ifsc: string): MergedBank | null => mergedBanks[ifsc.slice(0, 4).toUpperCase()] ?? null;

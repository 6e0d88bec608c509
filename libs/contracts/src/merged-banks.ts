/**
 * The keys are bank codes (the first four letters of an IFSC) that ended with a merger, and the values are the banks
 * that took them over. The sources are the circulars of these banks on the new codes, as the press reported them from
 * 2017 to 2022, and the list of all codes of the Reserve Bank as razorpay/ifsc published it on 27 May 2026, in which
 * none of them has a branch any more. The list was compared on 28 November 2026. No rule maps a branch to its new code,
 * so no code is replaced. ING Vysya Bank merged in 2015; the State Banks of Bikaner and Jaipur, of Hyderabad, of
 * Mysore, of Patiala and of Travancore, and Bharatiya Mahila Bank in 2017; Vijaya Bank and Dena Bank in 2019, with
 * codes until March 2021. In 2020 Andhra Bank, Corporation Bank, Oriental Bank of Commerce and United Bank of India
 * merged, with codes until April 2021, Allahabad Bank until May 2021, Syndicate Bank until July 2021 and Lakshmi Vilas
 * Bank until March 2022; then Punjab and Maharashtra Co-operative Bank in 2022 and Fincare Small Finance Bank in 2024.
 */
const takenOverBy: Readonly<Record<string, string>> = {
  VYSA: 'Kotak Mahindra Bank',
  SBBJ: 'State Bank of India',
  SBHY: 'State Bank of India',
  SBMY: 'State Bank of India',
  STBP: 'State Bank of India',
  SBTR: 'State Bank of India',
  BMBL: 'State Bank of India',
  VIJB: 'Bank of Baroda',
  BKDN: 'Bank of Baroda',
  ANDB: 'Union Bank of India',
  CORP: 'Union Bank of India',
  ORBC: 'Punjab National Bank',
  UTBI: 'Punjab National Bank',
  ALLA: 'Indian Bank',
  SYNB: 'Canara Bank',
  LAVB: 'DBS Bank India',
  PMCB: 'Unity Small Finance Bank',
  FSFB: 'AU Small Finance Bank',
};

/** An IFSC of a merged bank reaches no account. */
export const isOfMergedBank = (ifsc: string): boolean => Object.hasOwn(takenOverBy, ifsc.slice(0, 4).toUpperCase());

/**
 * Bank codes (the first four letters of an IFSC) that ended with a merger, and the bank that took each of them over.
 * Sources: the circulars of these banks on the new codes, as the press reported them from 2017 to 2022, and the list
 * of all codes of the Reserve Bank as razorpay/ifsc published it on 27 May 2026, in which none of them has a branch
 * any more. Compared on 28 November 2026. No rule maps a branch to its new code, so no code is replaced.
 */
const takenOverBy: Readonly<Record<string, string>> = {
  // ING Vysya Bank, 2015.
  VYSA: 'Kotak Mahindra Bank',
  // State Banks of Bikaner and Jaipur, of Hyderabad, of Mysore, of Patiala and of Travancore, and Bharatiya Mahila Bank, 2017.
  SBBJ: 'State Bank of India',
  SBHY: 'State Bank of India',
  SBMY: 'State Bank of India',
  STBP: 'State Bank of India',
  SBTR: 'State Bank of India',
  BMBL: 'State Bank of India',
  // Vijaya Bank and Dena Bank, 2019; their codes ended in March 2021.
  VIJB: 'Bank of Baroda',
  BKDN: 'Bank of Baroda',
  // Andhra Bank and Corporation Bank, 2020; until April 2021.
  ANDB: 'Union Bank of India',
  CORP: 'Union Bank of India',
  // Oriental Bank of Commerce and United Bank of India, 2020; until April 2021.
  ORBC: 'Punjab National Bank',
  UTBI: 'Punjab National Bank',
  // Allahabad Bank, 2020; until May 2021.
  ALLA: 'Indian Bank',
  // Syndicate Bank, 2020; until July 2021.
  SYNB: 'Canara Bank',
  // Lakshmi Vilas Bank, 2020; until March 2022.
  LAVB: 'DBS Bank India',
  // Punjab and Maharashtra Co-operative Bank, 2022.
  PMCB: 'Unity Small Finance Bank',
  // Fincare Small Finance Bank, 2024.
  FSFB: 'AU Small Finance Bank',
};

/** An IFSC of a merged bank reaches no account. */
export const isOfMergedBank = (ifsc: string): boolean => Object.hasOwn(takenOverBy, ifsc.slice(0, 4).toUpperCase());

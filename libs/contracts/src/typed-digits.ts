/** Digits of the scripts of India, as their keyboards write them: ९८७ is 987. Each script's stand at the same place of its block of 128. */
export const latinDigits = (typed: string): string =>
  typed.replace(indianDigit, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
const indianDigit =
  /[\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F]/g;

/** Removes the commas between the groups of a trimmed number: 1,50,000 as in India, or 150,000. "1,5" is no number and keeps its comma. */
export const withoutGroups = (typed: string): string => (grouped.test(typed) ? typed.replaceAll(',', '') : typed);
const grouped = /^-?(\d{1,2}(,\d{2})*|\d{1,3}(,\d{3})*),\d{3}(\.\d+)?$/;

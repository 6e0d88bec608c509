/**
 * The keys look like Latin letters (Unicode UTS 39, confusables.txt, in the version of the package unhomoglyph 1.0.6).
 * The list is limited to the letters of the words below that compatibility decomposition leaves, and has small
 * capitals, which that list omits.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: '\u{1D00}\u{251}\u{391}\u{3B1}\u{410}\u{430}\u{13AA}\u{15C5}\u{A4EE}\u{102A0}\u{16F40}',
  c: '\u{23C}\u{3A3}\u{3C2}\u{421}\u{441}\u{4AA}\u{4AB}\u{13DF}\u{1D04}\u{2CA4}\u{2CA5}\u{A4DA}\u{ABAF}\u{102A2}\u{10302}\u{10415}\u{1043D}\u{1051C}\u{118E9}\u{118F2}',
  d: '\u{1D05}\u{D0}\u{110}\u{111}\u{189}\u{18C}\u{256}\u{257}\u{501}\u{13A0}\u{13E7}\u{146F}\u{15DE}\u{15EA}\u{A4D2}\u{A4D3}',
  e: '\u{1D07}\u{246}\u{247}\u{395}\u{415}\u{435}\u{4BD}\u{4BF}\u{13AC}\u{2D39}\u{A4F0}\u{AB32}\u{10286}\u{118A6}\u{118AE}',
  f: '\u{A730}\u{191}\u{192}\u{3DC}\u{584}\u{15B4}\u{1D6E}\u{1E9D}\u{A4DD}\u{A798}\u{A799}\u{AB35}\u{10287}\u{102A5}\u{10525}\u{118A2}\u{118C2}',
  h: '\u{29C}\u{126}\u{127}\u{266}\u{397}\u{41D}\u{43D}\u{45B}\u{4A2}\u{4BB}\u{4C7}\u{4C9}\u{570}\u{13BB}\u{13C2}\u{13F2}\u{157C}\u{2C67}\u{2C8E}\u{A4E7}\u{A695}\u{102CF}',
  i: '\u{131}\u{268}\u{269}\u{26A}\u{3B9}\u{456}\u{4CF}\u{13A5}\u{1D7B}\u{1D7C}\u{A647}\u{AB75}\u{118C3}',
  k: '\u{1D0B}\u{199}\u{39A}\u{41A}\u{49A}\u{49E}\u{13E6}\u{16D5}\u{2C69}\u{2C94}\u{A4D7}\u{A740}\u{10518}',
  l: '\u{29F}\u{141}\u{142}\u{196}\u{197}\u{19A}\u{1C0}\u{26B}\u{26D}\u{399}\u{406}\u{4C0}\u{5D5}\u{5DF}\u{627}\u{661}\u{673}\u{6F1}\u{7CA}\u{13DE}\u{14AA}\u{16C1}\u{2C92}\u{2CD0}\u{2D4F}\u{A4E1}\u{A4F2}\u{1028A}\u{10309}\u{10320}\u{1041B}\u{10526}\u{118A3}\u{118B2}\u{16F16}\u{16F28}\u{1E8C7}',
  m: '\u{1D0D}\u{39C}\u{3FA}\u{41C}\u{4CD}\u{13B7}\u{15F0}\u{16D6}\u{2C98}\u{A4DF}\u{102B0}\u{10311}',
  n: '\u{274}\u{19D}\u{19E}\u{273}\u{39D}\u{3B7}\u{578}\u{57C}\u{1D70}\u{2C9A}\u{A4E0}\u{10513}',
  o: '\u{D8}\u{F8}\u{19F}\u{275}\u{398}\u{39F}\u{3B8}\u{3BF}\u{3C3}\u{41E}\u{43E}\u{472}\u{473}\u{4E8}\u{4E9}\u{555}\u{585}\u{5E1}\u{647}\u{665}\u{6BE}\u{6C1}\u{6D5}\u{6F5}\u{6FF}\u{7C0}\u{966}\u{9E6}\u{A66}\u{AE6}\u{B20}\u{B66}\u{BE6}\u{C66}\u{CE6}\u{D20}\u{D66}\u{E50}\u{ED0}\u{1010}\u{101D}\u{1040}\u{10FF}\u{12D0}\u{13BE}\u{13EB}\u{1D0F}\u{1D11}\u{2C9E}\u{2C9F}\u{2D31}\u{2D41}\u{2D54}\u{3007}\u{A4F3}\u{A74A}\u{A74B}\u{AB3D}\u{AB3E}\u{AB74}\u{AB8E}\u{ABBB}\u{10292}\u{102AB}\u{10404}\u{1042C}\u{104C2}\u{104EA}\u{10516}\u{114D0}\u{118B5}\u{118C8}\u{118D7}\u{118E0}',
  p: '\u{1D18}\u{1A5}\u{3A1}\u{3C1}\u{420}\u{440}\u{13E2}\u{146D}\u{1D7D}\u{2CA2}\u{2CA3}\u{A4D1}\u{10295}',
  r: '\u{280}\u{1A6}\u{24D}\u{27C}\u{27D}\u{433}\u{493}\u{13A1}\u{13D2}\u{1587}\u{1D26}\u{1D72}\u{2C85}\u{A4E3}\u{AB47}\u{AB48}\u{AB81}\u{104B4}\u{16F35}',
  s: '\u{1BD}\u{282}\u{405}\u{455}\u{54F}\u{13D5}\u{13DA}\u{1D74}\u{A4E2}\u{A731}\u{ABAA}\u{10296}\u{10420}\u{10448}\u{118C1}\u{16F3A}',
  t: '\u{1D1B}\u{166}\u{167}\u{1AD}\u{1AE}\u{23E}\u{3A4}\u{422}\u{4AC}\u{13A2}\u{1D75}\u{2CA6}\u{A4D4}\u{10297}\u{102B1}\u{10315}\u{118BC}\u{16F0A}',
  u: '\u{244}\u{28B}\u{3C5}\u{54D}\u{57D}\u{1200}\u{13CC}\u{144C}\u{1D1C}\u{1D7E}\u{A4F4}\u{A79F}\u{AB4E}\u{AB52}\u{AB9C}\u{104CE}\u{104F6}\u{118B8}\u{118D8}\u{16F42}',
  b: '\u{299}',
  g: '\u{262}',
  j: '\u{1D0A}',
  v: '\u{1D20}',
  w: '\u{1D21}',
  y: '\u{28F}',
  z: '\u{1D22}',
};
const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, signs]) => [...signs].map((sign) => [sign, latin])),
);

/**
 * A reader sees the skeleton of a text: letters that look alike are one letter, and case, marks, modifier letters,
 * blanks and signs count for nothing.
 */
function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Lm}]+/gu, '');
  return [...plain]
    .map((sign) => latinOf.get(sign) ?? sign)
    .join('')
    .toLowerCase()
    .replace(/[i1|!]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/m/g, 'rn')
    .replace(/w/g, 'vv')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const company = ['deepam'];
/** The pages call the head by these words, also in Latin letters. */
const headWords = ['head', 'mukhya', 'sanchalak', 'nirvaki', 'nirvagi'];
const roles = [
  ...headWords,
  'admin',
  'administrator',
  'support',
  'staff',
  'helpdesk',
  'customercare',
  'moderator',
  'official',
];
/** These words name no person when they appear next to one of the others. */
const fillers = ['the', 'of', 'team', 'office', 'account', 'closed', 'system', 'desk', 'company', 'care'];
const headWordsThere = ['हेड', 'मुख्य', 'संचालक', 'હેડ', 'મુખ્ય', 'સંચાલક', 'ஹெட்', 'தலைவர்', 'நிர்வாகி'];
const otherWordsThere = ['दीपम', 'एडमिन', 'प्रशासक', 'દીપમ', 'એડમિન', 'પ્રશાસક', 'தீபம்'];
const companyWord = new Set(company.map(skeletonOf));
const roleWords = new Set(roles.map(skeletonOf));

function lettersOf(name: string): string {
  return name.normalize('NFKC').replace(/[^\p{L}\p{M}]+|\p{Lm}+/gu, '');
}

/** Longer names are rejected elsewhere. */
const read = (name: string): string => name.slice(0, 200);

const wordsIn = (name: string): string[] =>
  read(name)
    .split(/[^\p{L}\p{M}\p{N}|!]+/u)
    .filter((word) => /\p{L}/u.test(word));

const oneOf = (words: readonly string[], as: (word: string) => string) => words.map(as).join('|');

/**
 * The returned rule finds names that consist of such words only, also joined or spaced out.
 * @param claims words of which at least one says who the person is; `account` or `team` without another word claim
 * nothing
 */
function onlyOf(claims: readonly string[], beside: readonly string[], there: readonly string[]) {
  const latin = new RegExp(`^(?:${oneOf([...claims, ...beside], skeletonOf)})+$`);
  const claiming = new RegExp(`(?:${oneOf(claims, skeletonOf)})`);
  const other = new RegExp(`^(?:${oneOf(there, lettersOf)})+$`);
  return (name: string): boolean => {
    if (other.test(lettersOf(read(name)))) return true;
    const words = wordsIn(name);
    const rest = words.filter((word) => !other.test(lettersOf(word)));
    const joined = rest.map(skeletonOf).join('');
    return latin.test(joined) && (rest.length < words.length || claiming.test(joined));
  };
}

const isClaim = onlyOf([...company, ...roles, 'closedaccount', 'system'], fillers, [
  ...headWordsThere,
  ...otherWordsThere,
]);

/** The name or the title of a role is read as that of the head: "Head", "Mukhya Head", "Head office". */
export const isHeadTitle = onlyOf(headWords, [...company, ...fillers], [...headWordsThere, 'दीपम', 'દીપમ', 'தீபம்']);

/** The name is read as the company's, or as that of a role or of closed accounts: "Head", "Deepam Support", "CIosed account". */
export function isReservedName(name: string): boolean {
  const words = wordsIn(name).map(skeletonOf);
  const isOfCompany = words.some((word) => companyWord.has(word)) && words.some((word) => roleWords.has(word));
  return isClaim(name) || isOfCompany;
}

/**
 * A reader takes both names for one: letters that look alike are one letter, and the order of the words counts for
 * nothing.
 */
export function isSameName(one: string, other: string): boolean {
  const folded = (name: string) => wordsIn(name).map(skeletonOf).toSorted().join(' ');
  return skeletonOf(read(one)) === skeletonOf(read(other)) || folded(one) === folded(other);
}

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thaana}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Gurmukhi}/u,
  /\p{Script=Gujarati}/u,
  /\p{Script=Oriya}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Malayalam}/u,
  /\p{Script=Sinhala}/u,
  /\p{Script=Ol_Chiki}/u,
  /\p{Script=Meetei_Mayek}/u,
  /\p{Script=Tibetan}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Lao}/u,
  /\p{Script=Myanmar}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Han}/u,
  /\p{Script=Hiragana}/u,
  /\p{Script=Katakana}/u,
  /\p{Script=Hangul}/u,
];

/** A word of the name has letters of several scripts, such as a Cyrillic С before Latin letters. */
export const mixesScripts = (name: string): boolean =>
  name
    .slice(0, 200)
    .split(/[^\p{L}\p{M}\u200C\u200D]+/u)
    .some((word) => scripts.filter((script) => script.test(word)).length > 1);

export const isMisleadingName = (name: string): boolean => isReservedName(name) || mixesScripts(name);

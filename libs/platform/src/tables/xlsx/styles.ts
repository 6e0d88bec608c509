interface Style {
  readonly format: number;
  readonly isBold?: boolean;
  /** Excel keeps the value a text after an edit. */
  readonly isQuoted?: boolean;
}

/** The built-in format for amounts follows the digit grouping of the reader's computer. */
const amounts = 4;
const dayFormat = 164;
const momentFormat = 165;

const styles = {
  plain: { format: 0 },
  title: { format: 0, isBold: true },
  money: { format: amounts },
  day: { format: dayFormat },
  moment: { format: momentFormat },
  quoted: { format: 0, isQuoted: true },
  total: { format: 0, isBold: true },
  totalMoney: { format: amounts, isBold: true },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof styles;

const names = Object.keys(styles) as StyleName[];
export const styleIndex = Object.fromEntries(names.map((name, index) => [name, index])) as Record<StyleName, number>;

const formatXml = ({ format, isBold = false, isQuoted = false }: Style): string =>
  `<xf numFmtId="${format}" fontId="${isBold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${isQuoted ? ' quotePrefix="1"' : ''}/>`;

export const stylesXml = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="${dayFormat}" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="${momentFormat}" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${names.length}">${names.map((name) => formatXml(styles[name])).join('')}</cellXfs></styleSheet>`;

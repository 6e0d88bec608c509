import type { DocumentLanguage } from '@deepam/contracts';

const scripts: Readonly<Record<DocumentLanguage, string>> = {
  en: '',
  hi: 'Devanagari',
  mr: 'Devanagari',
  gu: 'Gujarati',
  ta: 'Tamil',
};

export const fontScripts: readonly string[] = [...new Set(Object.values(scripts))];

const fontNames = fontScripts.map((script) => JSON.stringify(`Noto Sans ${script}`.trim())).join(', ');

/**
 * All documents share this template. Texts come from /sheet.json as values, so a name such as "#panic()" stays a name.
 * The file has no date, so the same sheet gives the same bytes.
 */
export const template = String.raw`
#let sheet = json("/sheet.json")
#let grey = rgb("#555555")
#let rule = 0.5pt + rgb("#bbbbbb")

#set document(title: sheet.title, date: none)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 18mm, bottom: 20mm),
  footer: context align(right, text(8pt, fill: grey, counter(page).display("1 / 1", both: true))),
)
#set text(
  font: (${fontNames}),
  size: 10pt,
  lang: sheet.language,
  region: "IN",
  dir: ltr,
)
#set par(leading: 0.75em, spacing: 0.75em)

#let lines(texts) = texts.map(line => text(line)).join(linebreak())

#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  [
    #text(13pt, weight: "bold", sheet.issuer.first())
    #linebreak()
    #lines(sheet.issuer.slice(1))
  ],
  align(right, box(width: 62mm, text(15pt, weight: "bold", hyphenate: false, sheet.title))),
)
#line(length: 100%, stroke: rule)
#v(2mm)
#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  [
    #text(9pt, fill: grey, sheet.partyTitle)
    #linebreak()
    #lines(sheet.party)
  ],
  grid(
    columns: 2,
    column-gutter: 4mm,
    row-gutter: 2.2mm,
    ..sheet.facts.map(((label, value)) => (text(fill: grey, label), box(width: 44mm, text(value)))).flatten()
  ),
)

#for part in sheet.tables [
  #v(4mm)
  #if "title" in part [#text(weight: "bold", part.title)]
  #let isWide = part.columns.len() > 4
  #set text(8pt) if isWide
  #table(
    columns: if isWide { (auto, ..(1fr,) * (part.columns.len() - 1)) } else { (1fr, ..(auto,) * (part.columns.len() - 1)) },
    align: (column, _) => if column == 0 { left } else { right },
    stroke: (_, row) => (bottom: rule, top: if row == 0 { rule } else { none }),
    inset: (x: if isWide { 1mm } else { 2mm }, y: 2mm),
    table.header(..part.columns.map(title => text(if isWide { 7.5pt } else { 9pt }, weight: "bold", title))),
    ..part.rows.flatten().map(cell => text(cell)),
  )
]

#if sheet.totals.len() > 0 {
  v(2mm)
  align(right, grid(
    columns: 2,
    column-gutter: 8mm,
    row-gutter: 2.6mm,
    align: right,
    ..sheet.totals.map(total => {
      let weight = if total.at("isMain", default: false) { "bold" } else { "regular" }
      (text(weight: weight, total.label), text(weight: weight, total.value))
    }).flatten()
  ))
}

#v(5mm)
#for note in sheet.notes { par(text(9pt, fill: grey, note)) }
`;

/** Renders a profile as a PDF in the language of its sheet. */

import type { PdfResult } from '#server/pdf/pdf.worker.ts';
import { createPdfPrinter } from '#server/pdf/pdf-printer.ts';
import type { ProfileSheet } from '../profile-sheet.domain.ts';

export const profilePrinter = createPdfPrinter();

const TEMPLATE = `
#let ink = rgb("#1c1917")
#let muted = rgb("#57534e")
#let (name, title, contact, links, sections) = data
#set document(title: name + " – " + title, author: name, date: auto)
#set page(
  paper: "us-letter",
  margin: 54pt,
  footer: context {
    let pages = counter(page).final().first()
    if pages > 1 {
      align(right, text(size: 8.5pt, fill: muted)[#name~·~#counter(page).get().first()/#pages])
    }
  },
)
#set text(size: 10pt, fill: ink, lang: data.language)
#set par(leading: 0.6em, spacing: 0.6em)
#show heading: set text(font: bold, weight: "bold")
#show heading.where(level: 1): set text(size: 22pt)
#show heading.where(level: 2): it => block(sticky: true, above: 16pt, below: 8pt, width: 100%)[
  #text(size: 12pt, it.body)
  #v(-5pt)
  #line(length: 100%, stroke: 0.6pt + rgb("#d6d3d1"))
]
#show heading.where(level: 3): it => block(sticky: true, above: 12pt, below: 5pt, text(size: 10.5pt, it.body))
#heading(level: 1, user-text(name))
#block(width: 100%, text(size: 12.5pt, user-text(title)))
#set text(size: 9.5pt)
#for said in (contact.join("  ·  "), ..links) {
  if said != none { block(width: 100%, text(fill: muted, user-text(said))) }
}
#set text(size: 10pt)
#for section in sections {
  heading(level: 2, user-text(section.heading))
  if "text" in section { block(width: 100%, user-text(section.text)) }
  for entry in section.at("entries", default: ()) {
    heading(level: 3, user-text(entry.title))
    if entry.facts != "" { block(width: 100%, sticky: entry.text != "", text(size: 9.5pt, fill: muted, user-text(entry.facts))) }
    if entry.text != "" { block(width: 100%, user-text(entry.text)) }
  }
}
`;

const collectBoldTexts = ({ name, sections }: ProfileSheet): string[] => [
  name,
  ...sections.flatMap(({ heading, entries }) => [heading, ...(entries ?? []).map(({ title }) => title)]),
];

/** Renders a sheet dated `at`. If any characters cannot be rendered, returns those characters instead. */
export const printProfile = (sheet: ProfileSheet, at: string): Promise<PdfResult> =>
  profilePrinter.print({ template: TEMPLATE, data: sheet, boldTexts: collectBoldTexts(sheet), at });

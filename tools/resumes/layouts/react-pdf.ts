/** Résumés by React PDF: dates and place in a left column, title and employer on the right; skills as a row of chips. */
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';

const styles = StyleSheet.create({
  page: { padding: 40, fontSize: 10, fontFamily: 'Helvetica' },
  name: { fontSize: 24, fontFamily: 'Helvetica-Bold' },
  title: { fontSize: 13, color: '#555555', marginBottom: 6 },
  heading: { fontSize: 12, fontFamily: 'Helvetica-Bold', color: '#8a2040', marginTop: 10, marginBottom: 4 },
  row: { flexDirection: 'row', marginBottom: 6 },
  left: { width: 120, color: '#666666' },
  right: { flex: 1 },
  strong: { fontFamily: 'Helvetica-Bold' },
  chips: { flexDirection: 'row', flexWrap: 'wrap' },
  chip: { backgroundColor: '#eeeeee', padding: 3, marginRight: 14, marginBottom: 4 },
});

const text = (content: string, style?: (typeof styles)[keyof typeof styles]): ReactElement =>
  h(Text, { style }, content);
const row = (left: readonly string[], ...right: ReactElement[]): ReactElement =>
  h(
    View,
    { style: styles.row, wrap: false },
    h(View, { style: styles.left }, ...left.map((value) => text(value))),
    h(View, { style: styles.right }, ...right),
  );

const page = (resume: ResumeTexts): ReactElement =>
  h(
    Page,
    { size: 'A4', style: styles.page },
    text(resume.name, styles.name),
    text(resume.title, styles.title),
    text(`${resume.place}   ${resume.phone}   ${resume.email}`),
    text([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join('   ')),
    text(resume.headings.summary, styles.heading),
    text(resume.summary),
    text(resume.headings.experience, styles.heading),
    ...resume.positions.map(({ title, company, place, dates, duties }) =>
      row([dates, place], text(title, styles.strong), text(company), ...duties.map((duty) => text(`• ${duty}`))),
    ),
    text(resume.headings.education, styles.heading),
    ...resume.education.map(({ degree, school, dates }) => row([dates], text(degree, styles.strong), text(school))),
    text(resume.headings.skills, styles.heading),
    h(View, { style: styles.chips }, ...resume.skills.map((skill) => text(skill, styles.chip))),
    text(resume.headings.languages, styles.heading),
    ...resume.languages.map(({ name, level }) => row([name], text(level))),
  );

export const REACT_PDF_LAYOUT: Layout = {
  name: 'react-pdf-left-column',
  isForTuning: true,
  extension: 'pdf',
  make: async (resume) => new Uint8Array(await renderToBuffer(h(Document, null, page(resume)) as never)),
};

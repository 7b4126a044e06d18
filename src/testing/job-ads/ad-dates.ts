/** Lines of job ads about the start date and the deadline, with the dates that a careful person would enter on November 28, 2026. */
export interface AdDates {
  line: string;
  startDate: string | null;
  validThrough: string | null;
}

/** The day on which the lines are read. */
export const ADS_READ_AT = Date.UTC(2026, 10, 28, 18);

const start = (line: string, startDate: string | null): AdDates => ({ line, startDate, validThrough: null });
const last = (line: string, validThrough: string | null): AdDates => ({ line, startDate: null, validThrough });

/** Used to tune the parser. */
export const TUNED_DATES: readonly AdDates[] = [
  start('Start: January 12', '2027-01-12'),
  start('This is a full-time role starting in March.', '2027-03-01'),
  last('Apply by Dec 15', '2026-12-15'),
  last('Application deadline: December 18, 2026', '2026-12-18'),
  start('Fecha de inicio: 11 de enero de 2027', '2027-01-11'),
  last('Candidate-se até 20 de dezembro', '2026-12-20'),
  start('Start date: as soon as possible', null),
  start('Our fiscal year starts in February.', null),
  start('Start date: January 12 or February 1', null),
  last('Apply by October 3, 2026', null),
];

/** Held out: written before the parser, and never used to tune it. */
export const HELD_OUT_DATES: readonly AdDates[] = [
  start('Anticipated start date: February 1st, 2027', '2027-02-01'),
  start('You would start on Monday, January 4.', '2027-01-04'),
  start('Start date: 2027-01-18', '2027-01-18'),
  start('Inicio: 1 de febrero', '2027-02-01'),
  start('Data de início: 15 de janeiro de 2027', '2027-01-15'),
  last('Applications close on 31 December 2026.', '2026-12-31'),
  last('Please send your application by January 8th.', '2027-01-08'),
  last('Postúlate hasta el 10 de diciembre', '2026-12-10'),
  start('The company started in March 2019.', null),
  last('Invoices are due by December 15.', null),
];

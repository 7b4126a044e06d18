/**
 * Every function that reads user text must handle hostile input in linear time: 100,000 characters within a time budget proportional to the length.
 * Lengths grow until a call exceeds its budget, so quadratic functions fail quickly.
 */
import { describe, expect, test } from 'vitest';
import { formatStatedZone } from '#client/ui/zone-names.ts';
import {
  compatibility,
  foldText,
  occupationMarkers,
  readSearch,
  readTimezone,
  readZoneName,
  skillKeys,
  titleInEnglish,
} from '#engine/matching.domain.ts';
import { withoutIdentity } from '#engine/scoring/identity.ts';
import { countDatedMonths } from '#engine/text/career-dates.ts';
import { findPasswordProblem } from '#features/auth/new-password.domain.ts';
import { hideContacts } from '#features/blind-review/contact-details.domain.ts';
import { hidePerson } from '#features/blind-review/hidden-person.domain.ts';
import { attachmentHeader, resumeFileName } from '#features/candidates/resume-file-name.domain.ts';
import { parseJobAd } from '#features/jobs/ad/job-ad.domain.ts';
import { parseExperienceLevel } from '#features/jobs/jobs.domain.ts';
import { splitExcerpt } from '#features/messages/client/found-text.ts';
import { splitLinks } from '#features/messages/client/link-text.ts';
import { fillPlaceholders, findFirstPlaceholder } from '#features/messages/templates.domain.ts';
import { buildProposal } from '#features/resumes/reading/proposal.ts';
import { normalizeMailbox } from '#features/verifications/mailbox.domain.ts';
import { toCsv } from '#server/csv.ts';
import { plainSubject, toPlainName } from '#server/mail/plain-words.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { calendarFile } from '#shared/calendar-file.ts';
import { excerpt } from '#shared/excerpt.ts';
import { foldLatin } from '#shared/folded-letters.ts';
import { LIMITS } from '#shared/limits.ts';
import { withoutTrailingSlash } from '#shared/paths.ts';
import { separateJoinedSkills, separateSkills } from '#shared/skill-list.ts';
import { placeLines, toPlacedDocument } from '#testing/resume-lines.ts';

const MAX_LENGTH = 100_000;
const SIZES = [1_000, 4_000, 16_000, MAX_LENGTH];
/** Returns a budget of twenty times the time of the slowest function on a busy machine. Quadratic functions take minutes. */
const budgetMs = (length: number): number => 400 + length / 20;

/** Parts that hostile texts repeat. */
const LETTERS = Array.from('aA@.(),/-+1 \n\t…:#"{<|•\'\u0301\u200bﷺ李éß');
const WORDS =
  'a@|a@a.|a.|a/|a.com/|1 |1-|(1|1.|https://|www.|a-|a, |(a,| \n|A |A. |de |2019 - |Jan 2019 |I am |Ana |at |America/|GMT'
    .concat('|data:|linkedin.com/in/|{firstName|years |University of |👩‍👩‍👧')
    .split('|');
const REPEATED = LETTERS.concat(WORDS);

const repeated = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const person = hidePerson(
  {
    userId: '1',
    candidateId: '2',
    firstName: 'Aaaaaaaaaa A. 李',
    lastName: 'a a a b-a',
    formerNames: Array.from({ length: 10 }, (_, index) => ({
      firstName: `Aaaaaaa${'a'.repeat(index)}`,
      lastName: 'A aaaaaa',
    })),
    email: 'a@a.com',
    profileImageUrl: null,
    city: 'A a de la a, a',
    linkedinUrl: `https://a.com/${'a/'.repeat(300)}`,
    portfolioUrl: null,
    education: [{ school: 'University of A a a' }, { school: `Aaaa ${'A '.repeat(90)}(AAA)` }],
    resumeName: 'a.pdf',
  },
  'job',
);

const buildCalendar = (text: string): string =>
  calendarFile('REQUEST', [
    {
      uid: '1',
      sequence: 0,
      start: '2026-01-02T00:00:00.000Z',
      end: '2026-01-02T01:00:00.000Z',
      stampedAt: '2026-01-01T00:00:00.000Z',
      summary: text,
      description: text,
      location: text,
      organizer: { name: text, email: 'a@example.com' },
      attendee: { name: text, email: 'b@example.com' },
    },
  ]);

const buildProfile = (text: string) => ({
  jobTitle: text.slice(0, LIMITS.title),
  bio: text,
  skills: [text.slice(0, LIMITS.skill)],
  experience: text,
  timezone: text,
  positions: [{ title: text.slice(0, LIMITS.title), company: text, start: '2020-01', end: null, summary: text }],
});

const buildJob = (text: string) => ({
  title: text.slice(0, LIMITS.title),
  description: text,
  responsibilities: text,
  requiredSkills: [text.slice(0, LIMITS.skill)],
  experience: text,
  timezone: text,
});

/** Returns a résumé whose text under one heading is a single line. */
const resumeWith =
  (heading: string) =>
  (text: string): unknown => {
    const line = text.replace(/\n/g, ' ');
    return buildProposal(
      toPlacedDocument(placeLines(heading === '' ? [line] : ['# Ana Torres', `# ${heading}`, line])),
    );
  };

const READERS: Record<string, (text: string) => unknown> = {
  'a one-line résumé': resumeWith(''),
  'the work history in a résumé': resumeWith('Experience'),
  'the education in a résumé': resumeWith('Education'),
  'the skills in a résumé': resumeWith('Skills'),
  'the languages in a résumé': resumeWith('Languages'),

  'a job ad': (text) => parseJobAd(text, 0),
  'the dates in a job ad': (text) => parseJobAd(`Start: ${text}\nApply by ${text}`, 0),
  'the requirements of a job ad': (text) => parseJobAd(`Requirements\n- ${text}`),
  'the title in a job ad': (text) => parseJobAd(`We are looking for a ${text.replace(/\n/g, ' ')}`),

  'hiding contact details': hideContacts,
  'hiding a name': person.redactName,
  'hiding a name and contact details': person.redactNameAndContacts,
  'hiding a name in an excerpt': (text) => person.redactNameAndContacts(`${text}…`),
  'folding a text for search': foldLatin,
  'building search patterns': (text) => searchPatterns(foldLatin(text)),
  'marking found words': (text) => splitExcerpt(text, text.slice(0, LIMITS.search)),
  'finding links in a message': splitLinks,
  'filling a template': (text) => fillPlaceholders(text, { firstName: text, companyName: null, jobTitle: null }),
  'finding placeholders in a template': findFirstPlaceholder,
  'cutting an excerpt': (text) => excerpt(text, LIMITS.listedText),
  'a name in an email': toPlainName,
  'the subject of an email': plainSubject,
  'a calendar entry': buildCalendar,
  'a row of a CSV file': (text) => toCsv(['a'], [{ a: text }]),
  'the name of a file': (text) => attachmentHeader(resumeFileName(text, 'pdf')),
  'an address': withoutTrailingSlash,
  'a mailbox': normalizeMailbox,
  'a new password': (text) => findPasswordProblem(text, { email: text, firstName: text, lastName: text }),
  'the name of a time zone': (text) => formatStatedZone(text, { cities: {} as never, locale: 'en' }),
  'folding a text for matching': foldText,
  'removing identity before scoring': withoutIdentity,
  'reading a time zone': (text) => [readTimezone(text), readZoneName(text)],
  'reading career dates': (text) => countDatedMonths(text, 2026),
  'reading skills': (text) => [separateSkills(text), separateJoinedSkills(text)],
  'recognizing skills': (text) => skillKeys([text.slice(0, LIMITS.skill), text]),
  'reading a title': titleInEnglish,
  'reading a search': (text) => readSearch(foldText(text)),
  'finding the occupations of a title': occupationMarkers,
  'reading an experience level': parseExperienceLevel,
  'scoring a profile': (text) => compatibility(buildJob('Accountant. Excel, payroll.'), buildProfile(text)),
  'scoring a job post': (text) => compatibility(buildJob(text), buildProfile('Accountant. Excel, payroll.')),
};

/** Returns a sentence for each input that exceeded the budget. */
const findSlowInputs = (read: (text: string) => unknown): string[] => {
  const slow: string[] = [];
  for (const part of REPEATED) {
    for (const length of SIZES) {
      const text = repeated(part, length);
      const before = performance.now();
      read(text);
      const took = performance.now() - before;
      if (took <= budgetMs(length)) continue;
      slow.push(`${length} characters of ${JSON.stringify(part)} took ${Math.round(took)} ms`);
      break;
    }
  }
  return slow;
};

describe('hostile text of 100,000 characters takes linear time', () => {
  test.each(Object.entries(READERS))('for %s', { timeout: 300_000 }, (_, read) => {
    expect(findSlowInputs(read)).toEqual([]);
  });
});

/**
 * Applicants have names in various languages and phone numbers from various countries. A company that hides names sees neither in any response,
 * header, frame, email or calendar entry. All applicants are tested together.
 */
import { describe, expect, it } from 'vitest';
import { fillPath } from '#shared/contract.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { hoursFromNow, propose } from '#testing/interview-scene.ts';
import { NAMES, PHONES } from '#testing/names-of-languages.ts';
import { acceptOffer, buildTerms } from '#testing/offer-scene.ts';
import { uploadPdf } from '#testing/resume-files.ts';
import { type CandidateClient, type CompanyClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const SLOW = { timeout: 600_000 };
/** The number of hired applicants. */
const HIRED = 3;
const HOST = { host: 'jobs.localhost:3000', origin: 'http://jobs.localhost:3000' };

interface Person {
  language: string;
  first: string;
  last: string;
  phone: string;
  client: CandidateClient;
  /** Ids of all objects that the company and the person share, in the same order for each applicant. */
  ids: string[];
  interviewId: string;
}

/** Removes case and accents. */
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Unfolds the lines of calendar files. */
const unfoldLines = (text: string): string => text.replace(/(?:\r\n|\\r\\n)[ \t]/g, '');

/** Returns all content of a response: decoded headers, and the text or the bytes of a file. */
const responseContent = ({ headers, text, bytes }: { headers: object; text: string; bytes: Buffer }): string => {
  const head = JSON.stringify(headers);
  const isText = /"content-type":"(?:application\/(?:problem\+)?json|text)/.test(head);
  const decoded = head.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => decodeURIComponent(encoded));
  return head + decoded + (isText ? text : bytes.toString('latin1'));
};

/** Returns the words of a text, separated and enclosed by single spaces. */
const spaceWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** Searches for Latin names as whole words, because a short name may be part of an English word. Searches for other names anywhere. */
const leaksIn = (people: readonly Person[], response: string): string[] => {
  const text = foldText(unfoldLines(response));
  const inWords = spaceWords(text);
  const isIn = (name: string): boolean =>
    /\p{Script=Latin}/u.test(name) ? inWords.includes(spaceWords(foldText(name))) : text.includes(foldText(name));
  return people.flatMap(({ language, first, last, phone }) => [
    ...[first, last].filter(isIn).map((name) => `${language}: ${name}`),
    ...(text.includes(foldText(phone)) ? [`${language}: ${phone}`] : []),
  ]);
};

const expectSuccess = <Body>({ status, body, text }: { status: number; body: Body; text: string }): Body => {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body;
};

/** Creates an applicant whose name and phone number are in all their texts, and in the company's texts about them. */
const createApplicant = async (
  { company, jobId, otherId }: { company: CompanyClient; jobId: string; otherId: string },
  [language, first, last, written]: (typeof NAMES)[number],
  index: number,
): Promise<Person> => {
  const numbers = PHONES[index % PHONES.length]?.[1] ?? [];
  const phone = numbers[0] ?? '';
  const client = await world.candidate();
  const me = `${first} ${last}`;
  const signature = `${me}, ${written.join(' or ')}, ${phone}`;
  expectSuccess(await client.patch('/api/account', { firstName: first, lastName: last }));
  expectSuccess(
    await client.patch('/api/candidates/my-profile', {
      jobTitle: 'Bookkeeper',
      skills: ['QuickBooks', 'Excel'],
      bio: `I am ${signature}. I keep the books of small companies.`,
      positions: [
        { title: 'Bookkeeper', company: `${last} & Co`, start: '2019', end: null, summary: `Call ${signature}` },
      ],
    }),
  );
  const toCandidate = { candidateId: client.candidate.id };
  const invitation = expectSuccess(
    await company.post('/api/invitations', { jobId: otherId, ...toCandidate, note: `Dear ${me}, please apply` }),
  );
  const coverLetter = `Dear team, this is ${signature}. Yours, ${last} ${first}`;
  const payload = { jobId, coverLetter };
  const application = expectSuccess(
    await client.request({ method: 'POST', url: '/api/applications', payload, headers: HOST }),
  );
  expectSuccess(await company.post('/api/shortlists', { ...toCandidate, notes: `${me} is good` }));
  expectSuccess(
    await company.put(`/api/applications/${application.id}/review`, { rating: 4, notes: `Call ${me} at ${phone}` }),
  );
  expectSuccess(await company.post('/api/messages', { receiverId: client.userId, content: `Hello ${me}` }));
  const fileId = await uploadPdf(client, company.userId, `${first} ${last} ${phone}.pdf`.replaceAll('/', ' '));
  expectSuccess(
    await client.post('/api/messages', {
      receiverId: company.userId,
      attachmentIds: [fileId],
      content: `Hi, ${signature}`,
    }),
  );
  const hours = 48 + 2 * index;
  const interview = expectSuccess(
    await propose(company, application.id, { slots: [{ start: hoursFromNow(hours) }], note: `Talk with ${me}` }),
  );
  expectSuccess(await client.post(`/api/interviews/${interview.id}/book`, { start: hoursFromNow(hours) }));
  const ids = [application.id, invitation.id, fileId, interview.id, client.candidate.id, client.userId];
  return { language, first, last, phone, client, ids, interviewId: interview.id };
};

const QUERIES: Record<string, (query: { job: string; candidate: string; user: string }) => string> = {
  '/api/candidates/compare': ({ candidate }) => `ids=${candidate}`,
  '/api/compatibility': ({ job, candidate }) => `jobId=${job}&candidateId=${candidate}`,
  '/api/offers': ({ user }) => `userId=${user}`,
};

interface Scene {
  company: CompanyClient;
  jobId: string;
  people: Person[];
}

const createScene = async (): Promise<Scene> => {
  const company = await world.company({ companyName: 'Faro Studio', verifiedAt: new Date().toISOString() });
  const companyId = company.company.id;
  const { id: jobId } = await world.build.job({ companyId, title: 'Bookkeeper', requiredSkills: ['Excel'] });
  const { id: otherId } = await world.build.job({ companyId, title: 'Accountant' });
  const people: Person[] = [];
  for (const [index, name] of NAMES.entries())
    people.push(await createApplicant({ company, jobId, otherId }, name, index));
  for (const person of people.slice(0, HIRED)) {
    const terms = buildTerms({ hoursPerWeek: 10, note: `For ${person.first} ${person.last}` });
    const offer = expectSuccess(await company.post(`/api/applications/${person.ids[0]}/offers`, terms));
    expectSuccess(await acceptOffer(person.client, offer));
    person.ids.push(offer.id);
  }
  return { company, jobId, people };
};

/** Calls every GET with these people's ids; `only` limits the calls to those that succeeded before. */
const callEveryGet = async (
  { company, jobId, people }: Scene,
  subjects: readonly Person[],
  only?: ReadonlySet<string>,
) => {
  const leaks = new Set<string>();
  const answeredPaths = new Set<string>();
  const [firstPerson] = subjects;
  const search = {
    job: jobId,
    candidate: firstPerson?.client.candidate.id ?? '',
    user: firstPerson?.client.userId ?? '',
  };
  for (const { method, path, cursor } of ALL_ROUTES) {
    if (method !== 'GET') continue;
    const [name] = /:(\w+)/.exec(path)?.slice(1) ?? [];
    const ids = [jobId, ...subjects.flatMap((person) => person.ids)];
    const requests =
      name === undefined
        ? [{ key: path, filled: path }]
        : ids.map((id, index) => ({
            key: `${path} ${index === 0 ? 'job' : (index - 1) % (firstPerson?.ids.length ?? 1)}`,
            filled: fillPath(path, { [name]: id }),
          }));
    const query = [QUERIES[path]?.(search) ?? '', cursor ? 'limit=100' : ''].filter(Boolean).join('&');
    for (const { key, filled } of requests) {
      if (only && !only.has(key)) continue;
      const response = await company.get(query === '' ? filled : `${filled}?${query}`);
      expect(response.status, filled).toBeLessThan(429);
      if (response.status === 200) answeredPaths.add(key);
      for (const leak of leaksIn(people, responseContent(response))) leaks.add(`${key}: ${leak}`);
    }
  }
  return { leaks: [...leaks], answeredPaths };
};

describe('a company that hides names in many languages', () => {
  it('sees none of them in responses, frames, emails and calendar feeds', SLOW, async () => {
    const scene = await createScene();
    const { company, people } = scene;
    // While names are shown, the company's export contains all of them, which proves that the check finds them.
    const exportedNames = leaksIn(people, (await company.get('/api/account/export')).text);
    for (const { language, first, last, phone } of people) {
      for (const value of [first, last, phone]) expect(exportedNames, value).toContain(`${language}: ${value}`);
    }

    expectSuccess(await company.patch('/api/account', { hideNames: true }));
    const hidden = await callEveryGet(scene, people.slice(0, 1));
    expect(hidden.leaks).toEqual([]);
    const others = await callEveryGet(scene, people.slice(HIRED), hidden.answeredPaths);
    expect(others.leaks).toEqual([]);
    expect(hidden.answeredPaths.size).toBeGreaterThan(30);

    const calendar = new URL((await company.get('/api/account/calendar')).body.url as string);
    const feed = await world.visitor.get(calendar.pathname + calendar.search);
    expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(people.length);
    expect(leaksIn(people, feed.text)).toEqual([]);

    const frames: string[] = [];
    world.hub.add(company.userId, 'session', { send: (text) => frames.push(text), close: () => {} });
    const mailedBefore = new Set((await world.mails(company.user.email ?? '')).map(({ id }) => id));
    for (const { client, first, last, phone, interviewId } of people) {
      expectSuccess(
        await client.post('/api/messages', { receiverId: company.userId, content: `${first} ${last} again: ${phone}` }),
      );
      expectSuccess(
        await client.post(`/api/interviews/${interviewId}/cancel`, { reason: `${first} ${last} is ill, ${phone}` }),
      );
    }
    await expect
      .poll(() => frames.filter((frame) => frame.includes('"new_message"')).length, { timeout: 20_000 })
      .toBe(people.length);
    expect(leaksIn(people, frames.join('\n'))).toEqual([]);

    const [first] = people;
    for (const path of [
      'interviews',
      'notifications',
      'conversations',
      'account/export',
      `applications/${first?.ids[0]}`,
    ]) {
      expect(leaksIn(people, (await company.get(`/api/${path}`)).text), path).toEqual([]);
    }

    await world.releaseHeldMails();
    const mails = (await world.mails(company.user.email ?? '')).filter(({ id }) => !mailedBefore.has(id));
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['interview-cancelled', 'unread-messages']));
    for (const mail of mails) expect(leaksIn(people, JSON.stringify(mail)), mail.kind).toEqual([]);
  });
});

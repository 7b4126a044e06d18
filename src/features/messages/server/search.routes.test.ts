/** Search for conversations by person, company and job, and for messages by text. */
import { describe, expect, it } from 'vitest';
import { type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const write = async (from: TestClient, to: TestClient, content: string): Promise<string> =>
  (await from.post('/api/messages', { receiverId: to.userId, content })).body.id;
const encoded = (q: string) => encodeURIComponent(q);
const findPeople = async (
  reader: TestClient,
  q: string,
): Promise<{ user: { id: string }; jobTitle: string | null }[]> =>
  (await reader.get(`/api/conversations/search?q=${encoded(q)}`)).body;
const findPeopleIds = async (reader: TestClient, q: string) => (await findPeople(reader, q)).map(({ user }) => user.id);
const findMessages = async (reader: TestClient, q: string): Promise<string[]> =>
  (await reader.get(`/api/conversations/search/messages?q=${encoded(q)}`)).body.map(
    ({ message }: { message: { content: string } }) => message.content,
  );

const createNamedCandidate = async (firstName: string, lastName: string) => {
  const candidate = await world.candidate();
  await candidate.patch('/api/account', { firstName, lastName });
  return candidate;
};

const createApplication = async (company: CompanyClient, candidateId: string, title: string) => {
  const job = await world.build.job({ companyId: company.company.id, title });
  await world.build.application({ jobId: job.id, companyId: company.company.id, candidateId });
};

describe('searching conversations', () => {
  it('matches parts of people’s and companies’ names, ignoring case and accents', async () => {
    const company = await world.company({ companyName: 'Peña & Söhne' });
    const [lucia, bruno] = [
      await createNamedCandidate('Lucía', 'Ibáñez'),
      await createNamedCandidate('Bruno', 'Salas'),
    ];
    await write(company, lucia, 'Hello');
    await write(company, bruno, 'Hello');
    expect(await findPeopleIds(company, 'LUCIA iban')).toEqual([lucia.userId]);
    expect(await findPeopleIds(company, 'salas bruno')).toEqual([bruno.userId]);
    expect(await findPeopleIds(company, 'lucia salas')).toEqual([]);
    expect(await findPeopleIds(lucia, 'pena')).toEqual([company.userId]);
  });

  it('matches the job that the candidate applied to, even in archived conversations, and returns its title', async () => {
    const company = await world.company();
    const [ana, eva] = [await createNamedCandidate('Ana', 'Rey'), await createNamedCandidate('Eva', 'Luz')];
    for (const person of [ana, eva]) await write(company, person, 'Hello');
    await createApplication(company, ana.candidate.id, 'Senior Bookkeeper');
    await createApplication(company, eva.candidate.id, 'Translator');
    await company.put(`/api/conversations/${ana.userId}/archive`);
    const [found] = await findPeople(company, 'bookk ana');
    expect(found).toMatchObject({ user: { id: ana.userId }, jobTitle: 'Senior Bookkeeper', isArchived: true });
    expect((await findPeople(company, 'ana'))[0]?.jobTitle).toBeNull();
    expect(await findPeopleIds(ana, 'bookkeeper')).toEqual([company.userId]);
    expect(await findPeopleIds(company, 'translator')).toEqual([eva.userId]);
  });

  it('returns pages, newest conversation first', async () => {
    const company = await world.company();
    const people = [
      await createNamedCandidate('Ana', 'One'),
      await createNamedCandidate('Ana', 'Two'),
      await createNamedCandidate('Ana', 'Three'),
    ];
    for (const person of people) await write(company, person, 'Hello');
    const first = await company.get('/api/conversations/search?q=ana&limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await company.get(next);
    const found = [...first.body, ...second.body].map(({ user }) => user.id);
    expect(found).toEqual(people.map(({ userId }) => userId).toReversed());
  });

  it('requires a query and a session', async () => {
    const company = await world.company();
    expect((await company.get('/api/conversations/search?q=%20')).body.errors[0].message).toBe(
      'Type what you’re looking for',
    );
    expect((await company.get('/api/conversations/search/messages')).status).toBe(400);
    expect((await world.visitor.get('/api/conversations/search/messages?q=a')).status).toBe(401);
  });
});

describe('searching messages', () => {
  it('matches all words in any order in sent and received messages, newest first', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    await write(company, candidate, 'La reunión es el jueves');
    await write(candidate, company, 'Gracias.\nQA a las 10, 100% seguro');
    await write(company, candidate, 'Jueves sin REUNION');
    for (const reader of [company, candidate]) {
      expect(await findMessages(reader, 'jueves reunion')).toEqual(['Jueves sin REUNION', 'La reunión es el jueves']);
      expect(await findMessages(reader, 'qa')).toHaveLength(1);
      expect(await findMessages(reader, '100%')).toHaveLength(1);
      expect(await findMessages(reader, 'eunio')).toHaveLength(2);
      expect(await findMessages(reader, '%')).toHaveLength(0);
    }
    const [hit] = (await candidate.get('/api/conversations/search/messages?q=seguro')).body;
    expect(hit.user).toMatchObject({ id: company.userId, accountType: 'company' });
  });

  it('does not find messages between other people', async () => {
    const [company, candidate, other] = [await world.company(), await world.candidate(), await world.company()];
    await write(company, candidate, 'A secret plan');
    expect(await findMessages(other, 'secret')).toEqual([]);
    const admin = await world.admin();
    expect((await admin.get('/api/conversations/search/messages?q=secret')).status).toBe(403);
  });

  it('lets a thread be opened around a message, with more messages in both directions', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    const ids: string[] = [];
    await world.build.message({ senderId: company.userId, receiverId: candidate.userId, content: 'Message 0' });
    for (let count = 1; count < 130; count += 1) {
      const { id } = await world.build.message({
        senderId: company.userId,
        receiverId: candidate.userId,
        content: `Message ${count}`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString(),
      });
      ids.push(id);
    }
    const messageIdAt = (count: number) => ids[count - 1];
    const listContents = async (query: string): Promise<string[]> =>
      (await candidate.get(`/api/messages/${company.userId}?${query}`)).body.map(
        ({ content }: { content: string }) => content,
      );
    const around = await listContents(`around=${messageIdAt(65)}`);
    expect([around.length, around[0], around[25], around.at(-1)]).toEqual([
      50,
      'Message 40',
      'Message 65',
      'Message 89',
    ]);
    const after = await listContents(`after=${messageIdAt(89)}`);
    expect([after.length, after[0], after.at(-1)]).toEqual([41, 'Message 90', 'Message 0']);
    const before = await listContents(`before=${messageIdAt(40)}`);
    expect([before.length, before[0], before.at(-1)]).toEqual([39, 'Message 1', 'Message 39']);
    const stranger = await world.company();
    expect((await stranger.get(`/api/messages/${company.userId}?around=${messageIdAt(65)}`)).status).toBe(404);
  });
});

describe('searching as a company that hides names', () => {
  it('finds no one by name, in conversations or messages, until the name is revealed', async () => {
    const company = await world.company();
    const candidate = await createNamedCandidate('Xiomara', 'Quetzal');
    await createApplication(company, candidate.candidate.id, 'Bookkeeper');
    await write(company, candidate, 'Hello there');
    await write(candidate, company, 'This is Xiomara about the books');
    expect(await findPeopleIds(company, 'xiomara')).toEqual([candidate.userId]);
    await company.patch('/api/account', { hideNames: true });
    expect(await findPeopleIds(company, 'xiomara')).toEqual([]);
    expect(await findMessages(company, 'xiomara')).toEqual([]);
    expect(await findPeopleIds(company, 'bookkeeper')).toEqual([candidate.userId]);
    expect(await findMessages(company, 'books')).toEqual(['This is Candidate about the books']);
    const [row] = (await company.get('/api/applications')).body;
    expect((await company.post(`/api/applications/${row.id}/reveal`)).status).toBeLessThan(300);
    expect(await findPeopleIds(company, 'xiomara')).toEqual([candidate.userId]);
    expect(await findMessages(company, 'xiomara')).toHaveLength(1);
  });
});

/** Hostile text in job posts is plain text in everything that programs read, and hidden jobs look like unknown ones. */
import { eq } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { companies } from '#features/companies/server/companies.tables.ts';
import { useTestApp } from '#testing/test-app.ts';

const UNKNOWN = '018f0000-0000-7000-8000-000000000000';
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!-- open',
  '"><img src=x onerror=alert(1)>',
  ']]></title></item></rss>',
  '&#x0; &amp;lt; &unknown;',
  'a\u2028b\u2029c',
  '\u202Egnp.exe\u2066',
];

/** Returns the text of all elements, by name. Throws if the document is not well-formed. */
const readXml = (xml: string): Map<string, string[]> => {
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    texts.set(name, [...(texts.get(name) ?? []), '']);
  });
  parser.on('text', (text) => {
    const all = texts.get(open.at(-1) ?? '');
    if (all) all.push((all.pop() ?? '') + text);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return texts;
};

describe('job posts', () => {
  const world = useTestApp();

  it.each(HOSTILE)('contain hostile text as plain text in the feeds, the sitemap and the calls: %j', async (text) => {
    const { company } = await world.company();
    await world.db.update(companies).set({ companyName: text }).where(eq(companies.id, company.id));
    // Descriptions have a minimum length.
    const description = `${text} and the rest of it`;
    const written = { title: text, description, responsibilities: text, benefits: text, requiredSkills: [text] };
    const { id } = await world.build.job({ companyId: company.id, ...written });

    const rss = readXml((await world.visitor.get('/jobs/feed.xml')).text);
    expect([...rss.keys()].toSorted().join()).toBe(
      'atom:link,category,channel,description,guid,item,link,pubDate,rss,title',
    );
    expect(rss.get('title')?.slice(1)).toEqual([`${text} · ${text}`]);
    expect(rss.get('description')?.slice(1)).toEqual([description]);
    expect(rss.get('category')).toEqual([text]);

    const map = readXml((await world.visitor.get('/sitemap-jobs-1.xml')).text);
    expect([...map.keys()].toSorted().join()).toBe('lastmod,loc,url,urlset');
    expect(map.get('loc')?.[0]).toMatch(new RegExp(String.raw`/jobs/${id}(-[a-z0-9-]+)?$`));

    const { items } = (await world.visitor.get('/jobs/feed.json')).body;
    expect(items).toMatchObject([{ title: `${text} · ${text}`, content_text: description, tags: [text] }]);
    expect((await world.visitor.get(`/api/public/jobs/${id}`)).body).toMatchObject(written);
    const { body } = await world.visitor.get(`/api/public/jobs/${id}/posting`);
    expect([body.title, body.hiringOrganization.name]).toEqual([text, text]);
    expect(body.description).not.toMatch(/<(?!\/?(?:p|ul|li|br)>)/);
  });

  it('that are hidden return the same status, body and header names as unknown ones', async () => {
    const { company } = await world.company();
    const companyId = company.id;
    const requestJob = async (id: string) => {
      const { status, body, headers } = await world.visitor.get(`/api/public/jobs/${id}`);
      const { date: _date, ...others } = headers;
      return { status, body, names: Object.keys(others).toSorted(), type: others['content-type'] };
    };
    const unknown = await requestJob(UNKNOWN);
    expect(unknown.status).toBe(404);
    for (const values of [{ visibility: 'members' }, { status: 'paused' }, { isListed: false }] as const) {
      const { id } = await world.build.job({ companyId, ...values });
      expect(await requestJob(id)).toEqual(unknown);
    }
  });
});

describe('the limit of public reads', () => {
  const world = useTestApp({ RATE_LIMITS: 'on' });

  it('counts feeds that the client already has', async () => {
    const tag = String((await world.visitor.get('/jobs/feed.xml')).headers['etag']);
    const again = () =>
      world.visitor.request({ method: 'GET', url: '/jobs/feed.xml', headers: { 'if-none-match': tag } });
    for (let time = 1; time < 300; time += 1) expect((await again()).status).toBe(304);
    expect((await again()).status).toBe(429);
    expect((await world.visitor.get(`/api/public/jobs/${UNKNOWN}`)).status).toBe(429);
  });
});

/** The API calls for skill fields. Responses are public, limited in size, and cached by the browser. */
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const pickNames = (body: { name: string }[]) => body.map(({ name }) => name);

describe('skill suggestions', () => {
  it('are public and match names, alternative spellings and words with one typo', async () => {
    const visitor = world.visitor;
    expect((await visitor.get('/api/skills?q=k8s&limit=1')).body).toEqual([{ name: 'Kubernetes' }]);
    expect((await visitor.get('/api/skills?q=ReactJS&limit=1')).body).toEqual([{ name: 'React' }]);
    expect((await visitor.get('/api/skills?q=reakt&limit=1')).body).toEqual([{ name: 'React' }]);
    expect((await visitor.get('/api/skills?q=c%2B%2B&limit=1')).body).toEqual([{ name: 'C++' }]);
    expect((await visitor.get('/api/skills?q=zzzz')).body).toEqual([]);
    const company = await world.company();
    expect((await company.get('/api/skills?q=excel&limit=1')).body).toEqual([{ name: 'Excel' }]);
  });

  it('number ten by default and fifty at most, and are the most common skills if there is no query', async () => {
    const visitor = world.visitor;
    const defaults = await visitor.get('/api/skills');
    expect(defaults.body).toHaveLength(10);
    expect(defaults.body[0]).toEqual({ name: 'Customer service' });
    expect((await visitor.get('/api/skills?q=&limit=3')).body).toEqual(defaults.body.slice(0, 3));
    expect((await visitor.get('/api/skills?limit=1000')).body).toHaveLength(50);
    const many = pickNames((await visitor.get('/api/skills?q=a&limit=50')).body);
    expect(new Set(many).size).toBe(50);
  });

  it("use the requested language, or else the browser's", async () => {
    const visitor = world.visitor;
    expect(pickNames((await visitor.get('/api/skills?q=bank%20rec&language=es')).body)[0]).toBe(
      'Conciliación bancaria',
    );
    const portuguese = { headers: { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.5' } };
    const preferred = await visitor.request({ method: 'GET', url: '/api/skills?q=bank%20rec', ...portuguese });
    expect(pickNames(preferred.body)[0]).toBe('Conciliação bancária');
    expect(String(preferred.headers['vary']).toLowerCase()).toContain('accept-language');
    const english = await visitor.request({
      method: 'GET',
      url: '/api/skills?q=bank%20rec&language=en',
      ...portuguese,
    });
    expect(pickNames(english.body)[0]).toBe('Bank reconciliation');
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1.5', 'limit'],
    ['language=fr', 'language'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=a%00b', 'q'],
  ])('are refused for %s', async (query, path) => {
    const { status, body } = await world.visitor.get(`/api/skills?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([expect.objectContaining({ path })]);
  });

  it('can be cached for an hour and then revalidated', async () => {
    const visitor = world.visitor;
    const first = await visitor.get('/api/skills?q=rea&language=en');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const tag = String(first.headers['etag']);
    const again = await visitor.request({
      method: 'GET',
      url: '/api/skills?q=rea&language=en',
      headers: { 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
    const other = await visitor.request({
      method: 'GET',
      url: '/api/skills?q=rea&language=es',
      headers: { 'if-none-match': tag },
    });
    expect(other.status).toBe(200);
  });
});

describe('skill names', () => {
  it('are returned for every spelling, and are null for unknown skills', async () => {
    const skills = encodeURIComponent('ReactJS\nk8s\nRocket surgery\n\nReactJS');
    expect((await world.visitor.get(`/api/skills/names?skills=${skills}`)).body).toEqual([
      { skill: 'ReactJS', name: 'React' },
      { skill: 'k8s', name: 'Kubernetes' },
      { skill: 'Rocket surgery', name: null },
    ]);
    const spanish = await world.visitor.get('/api/skills/names?skills=Bookkeeping&language=es');
    expect(spanish.body).toEqual([{ skill: 'Bookkeeping', name: 'Teneduría de libros' }]);
    expect((await world.visitor.get('/api/skills/names')).body).toEqual([]);
  });

  it('are returned for at most 50 skills', async () => {
    const lines = Array.from({ length: 51 }, (_, index) => `skill ${index}`);
    const { status, body } = await world.visitor.get(
      `/api/skills/names?skills=${encodeURIComponent(lines.join('\n'))}`,
    );
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('skills');
    const all = encodeURIComponent(lines.slice(1).join('\n'));
    expect((await world.visitor.get(`/api/skills/names?skills=${all}`)).body).toHaveLength(50);
  });
});

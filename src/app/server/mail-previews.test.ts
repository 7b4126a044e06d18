/** Every email has a preview in every language, available only in development. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { renderMailHtml, renderMailText } from '#server/mail/mail-template.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { createTestPlatform, useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createApp } from './create-app.ts';
import type { Documents } from './documents.ts';
import { previewedFunctions, previewMail, previewNames } from './mail-previews.ts';
import { servedText } from './served-text.ts';

const FEATURES = join(import.meta.dirname, '../../features');

const listMailFunctions = async (): Promise<string[]> => {
  const files = (await readdir(FEATURES, { recursive: true })).filter((file) => file.endsWith('.mails.ts'));
  const modules = await Promise.all(files.map((file) => import(join(FEATURES, file)) as Promise<object>));
  return modules.flatMap((module) => Object.keys(module)).filter((name) => name.endsWith('Mail'));
};

const mailIn = (name: string, language: (typeof LANGUAGES)[number]) => {
  const mail = previewMail(name, { language, publicUrl: 'https://puente.example' });
  if (mail === null) throw new Error(`${name} has no preview`);
  return mail;
};

describe('email previews', () => {
  it('exist for every email', async () => {
    const all = await listMailFunctions();
    expect(all.length).toBeGreaterThan(15);
    expect(previewedFunctions().toSorted()).toEqual(all.toSorted());
  });

  it.each(LANGUAGES)('show each email completely in %s', (language) => {
    for (const name of previewNames()) {
      const { content } = mailIn(name, language);
      const text = renderMailText(content);
      expect(content.subject, name).not.toMatch(/\n|[{}]/);
      expect(text, name).not.toMatch(/[{}]|undefined|null/);
      expect(text.split('\n\n').length, name).toBeGreaterThan(2);
      expect(renderMailHtml(content), name).toContain('</html>');
    }
  });

  it('use the requested language, except for emails to our team', () => {
    const own = previewNames().filter((name) => !name.startsWith('team-'));
    const same = own.filter((name) => mailIn(name, 'en').content.subject === mailIn(name, 'es').content.subject);
    expect(same).toEqual([]);
  });

  it('include the calendar entry of a consultation', () => {
    expect(mailIn('personal-booked', 'en').attachments).toMatchObject([{ filename: 'consultation.ics' }]);
  });
});

const DOCUMENTS: Documents = {
  shell: async () => servedText('the shell'),
  openPage: async () => servedText(''),
  cards: null,
  publicPage: async () => null,
  notFound: async () => servedText('nothing here'),
  plainFile: async () => null,
  mountAssets: async () => {},
};

describe('preview pages', () => {
  const world = useTestApp();
  let app: FastifyInstance;
  const openApp = async (env: Record<string, string>) => {
    const platform = createTestPlatform(world.db, readEnv({ LOG_LEVEL: 'silent', ...env }));
    const { hub, matches } = world;
    app = await createApp({ platform, hub, matches, documents: DOCUMENTS, migrationsFolder: MIGRATIONS_FOLDER });
    return (url: string) => app.inject({ method: 'GET', url });
  };
  afterEach(() => app.close());

  it('list all emails and show one, in the requested language', async () => {
    const get = await openApp({});
    const index = await get('/dev/mails');
    expect(index.statusCode).toBe(200);
    for (const name of previewNames()) expect(index.body).toContain(`/dev/mails/${name}?language=en`);
    const english = await get('/dev/mails/reset-link');
    expect(english.body).toContain(mailIn('reset-link', 'en').content.subject);
    expect(english.body).toContain('srcdoc="&#60;!doctype html&#62;');
    const spanish = await get('/dev/mails/reset-link?language=es');
    expect(spanish.body).toContain(mailIn('reset-link', 'es').content.subject);
    expect((await get('/dev/mails/reset-link?language=xx')).body).toBe(english.body);
    expect((await get('/dev/mails/personal-booked')).body).toContain('BEGIN:VCALENDAR');
  });

  it('return 404 for unknown emails', async () => {
    const get = await openApp({});
    for (const name of ['nothing', '%3Cscript%3E', 'constructor']) {
      expect(await get(`/dev/mails/${name}`)).toMatchObject({ statusCode: 404, body: 'nothing here' });
    }
  });

  it.each([
    [
      'in production',
      {
        NODE_ENV: 'production',
        APP_SECRET: 'a secret that is long enough for production',
        DATABASE_URL: 'postgres://db/puente',
      },
    ],
    ['if a mail server is configured', { SMTP_URL: 'smtp://mail.example' }],
  ])('are not found %s', async (_where, env) => {
    const get = await openApp(env);
    for (const path of ['/dev/mails', '/dev/mails/reset-link']) {
      expect(await get(path)).toMatchObject({ statusCode: 404, body: 'nothing here' });
    }
  });
});

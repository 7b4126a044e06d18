import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { DAY_MS } from '#shared/time.ts';
import { useTestApp } from '#testing/test-app.ts';
import { securityTxt } from './security-txt.ts';

describe('security.txt', () => {
  const world = useTestApp();

  it('contains a contact for reporting vulnerabilities, its languages and its canonical address', async () => {
    const { status, headers, body } = await world.visitor.get('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T/m);
    expect(body).toContain(`Contact: mailto:${brand.supportEmail}`);
    expect(body).toContain('Preferred-Languages: en, es, pt');
    expect(body).toContain(`Canonical: ${world.platform.env.publicUrl}/.well-known/security.txt`);
  });

  it.each(['2026-11-26T12:00:00Z', '2031-02-28T23:59:59Z'])('expires after 178 to 365 days: %s', (now) => {
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityTxt('https://puente.example', new Date(now))) ?? [];
    const days = (Date.parse(expires) - Date.parse(now)) / DAY_MS;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
  });
});

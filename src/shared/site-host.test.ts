import { describe, expect, it } from 'vitest';
import { hostSubdomain, siteFor, toJobsHost } from './site-host.ts';

describe('hostSubdomain', () => {
  it.each([
    ['localhost:3000', 'jobs'],
    ['127.0.0.1', 'jobs'],
    ['[::1]:3000', 'jobs'],
    ['jobs.puente.example', 'jobs'],
    ['de.puente.example', 'de'],
    ['www.puente.example', null],
    ['puente.example:8080', null],
  ])('maps %s to %s', (host, subdomain) => {
    expect(hostSubdomain(host)).toBe(subdomain);
  });
});

describe('toJobsHost', () => {
  it('returns the job portal of a host', () => {
    expect(
      ['puente.example:8080', 'www.puente.example', 'jobs.puente.example', 'localhost:3000'].map(toJobsHost),
    ).toEqual(['jobs.puente.example:8080', 'jobs.puente.example', 'jobs.puente.example', 'localhost:3000']);
  });
});

describe('siteFor', () => {
  it('returns the job portal for candidates, because their pages only open there', () => {
    expect(siteFor('https://www.puente.example', 'candidate')).toBe('https://jobs.puente.example');
    expect(siteFor('http://localhost:3000', 'candidate')).toBe('http://localhost:3000');
    expect(siteFor('https://www.puente.example', 'company')).toBe('https://www.puente.example');
    expect(siteFor('https://www.puente.example', null)).toBe('https://www.puente.example');
  });
});

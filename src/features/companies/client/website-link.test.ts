import { describe, expect, it } from 'vitest';
import { websiteLink } from './website-link.ts';

describe('the website of a company', () => {
  it.each([
    ['https://www.example.com/jobs?x=1', 'https://www.example.com/jobs?x=1', 'example.com'],
    ['example.com', 'https://example.com/', 'example.com'],
    [' HTTPS://Example.COM ', 'https://example.com/', 'example.com'],
    ['panadería.example', 'https://xn--panadera-i2a.example/', 'xn--panadera-i2a.example'],
  ])('becomes a link: %s', (website, href, label) => {
    expect(websiteLink(website)).toEqual({ href, label });
  });

  it.each([
    null,
    '',
    'ask at the front desk',
    'http://example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//example.com',
    'data:text/html,hello',
    '//example.com',
    'https://google.com@evil.example',
    'https://user:secret@example.com',
    'example.com:8443',
    'https://127.0.0.1/',
    'https://[::1]/',
    'localhost',
    'https://2130706433/',
  ])('stays plain text: %s', (website) => {
    expect(websiteLink(website)).toBeNull();
  });
});

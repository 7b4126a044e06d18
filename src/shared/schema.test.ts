import { describe, expect, it } from 'vitest';
import { refusal } from './errors.ts';
import { emailAddress, optionalLine, requiredLine, requiredSkillList, requiredTitle } from './schema.ts';

const name = requiredLine('first-name-required', 100);
const issueMessage = (schema: typeof name, value: unknown): string | undefined => {
  const result = schema.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
};

describe('requiredLine', () => {
  it.each([
    ['Jose\u0301', 'José'],
    ['  Ana   María ', 'Ana María'],
    ['Ana\u00a0María', 'Ana María'],
    ['\ufeffAna\u200b', 'Ana'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍💻 Ada', '👩‍💻 Ada'],
    ['李小龙', '李小龙'],
    ['O’Brien', 'O’Brien'],
  ])('normalizes %j to %j', (sent, parsed) => {
    expect(name.parse(sent)).toBe(parsed);
  });

  it.each(['', '   ', '\u200b', '\u200d\u200d', '\u3164', '\u2800', '\ufeff\u00ad', null, undefined, 7])(
    'treats %j as missing',
    (value) => {
      expect(issueMessage(name, value)).toBe('first-name-required');
    },
  );

  it.each(['Ana\nLima', 'Ana\tLima', 'Ana\u0085Lima', 'Ana\u2028Lima', 'Ana\r'])(
    'rejects %j because of line breaks or tabs',
    (value) => {
      expect(issueMessage(name, value)).toBe('not-one-line');
    },
  );

  it.each(['A\u0007B', 'Ana\u0000', 'Ana\u007f', 'Ana\u009f', 'Ana\ud800'])(
    'rejects %j because of a character that is not stored',
    (value) => {
      expect(issueMessage(name, value)).toBe('unstorable-character');
    },
  );

  it.each(['Ruiz \u202e)deifirev(', '\u2066Ana\u2069', '\u200fAna', '\u061cAna'])(
    'rejects %j because of direction marks',
    (value) => {
      expect(issueMessage(name, value)).toBe('hidden-direction');
    },
  );

  it('has an optional variant that accepts absent and zero-width texts, but rejects invisible letters', () => {
    const city = optionalLine(100);
    expect([undefined, null, ''].map((value) => city.safeParse(value).success)).toEqual([true, true, true]);
    expect(city.safeParse('\u3164').success).toBe(false);
    expect(city.safeParse('\u200b')).toMatchObject({ data: '' });
  });

  it('has the same rules as titles and skills', () => {
    expect(requiredTitle('job-title-required').safeParse('Sales\nlead').success).toBe(false);
    expect(requiredSkillList('skill-required').safeParse(['Ex\u202ecel']).success).toBe(false);
    expect(requiredSkillList('skill-required').parse(['  Power   BI '])).toEqual(['Power BI']);
  });
});

describe('emailAddress', () => {
  const email = emailAddress('email-not-valid');
  it.each([
    ['Ana@Example.com', 'ana@example.com'],
    [' \u200bana@example.com\ufeff ', 'ana@example.com'],
    ['ana@ñandú.com.py', 'ana@ñandú.com.py'],
    ['ana@xn--and-6ma2c.com.py', 'ana@xn--and-6ma2c.com.py'],
    ['ana@почта.рф', 'ana@почта.рф'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('normalizes %j to %j', (sent, parsed) => {
    expect(email.parse(sent)).toBe(parsed);
  });

  it.each([
    `${'a'.repeat(65)}@example.com`,
    'ana@',
    '@example.com',
    'ana@example',
    'a..b@example.com',
    '.a@example.com',
    'ana@1.2',
    'a b@example.com',
    'ana@exa mple.com',
  ])('rejects %j', (sent) => {
    expect(email.safeParse(sent).success).toBe(false);
  });

  it('reports only the length when more than 64 characters precede the @', () => {
    const TOO_LONG = refusal('email-local-part-too-long', { count: 64 });
    const messages = (sent: string) => email.safeParse(sent).error?.issues.map(({ message }) => message);
    expect(messages(`${'a'.repeat(65)}@example.com`)).toEqual([TOO_LONG]);
    expect(messages(`${'a'.repeat(300)}@example.com`)).toEqual([TOO_LONG]);
    expect(messages('a'.repeat(65))).toEqual(['email-not-valid']);
  });
});

/** The error after the redirect from a provider. It has a different text for a signed-in person who is connecting the provider. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIFETIMES } from '#shared/limits.ts';
import { ProviderProblem } from './provider-problem.tsx';
import { signInWaysEn } from './sign-in-ways.en.ts';

const textAt = (search: string, isConnecting = false): string => {
  vi.stubGlobal('window', { location: { search } });
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ signInWays: signInWaysEn }}>
      <ProviderProblem isConnecting={isConnecting} />
    </IntlProvider>,
  ).replaceAll(/<[^>]+>/g, '');
};

describe('ProviderProblem', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('mentions signing in only to people who are signing in', () => {
    const search = '?problem=refused&provider=acme';
    expect(textAt(search)).toBe('We couldn’t sign you in with Acme. Try again, or sign in another way.');
    expect(textAt(search, true)).toBe('We couldn’t connect Acme. Please try again.');
  });

  it('shows all other problems with the same text to everyone', () => {
    const search = '?problem=taken&provider=acme';
    expect(textAt(search, true)).toBe(textAt(search));
    expect(textAt(search)).toContain('already connected to an account');
  });

  it('names the time after which the previous address of an account is free again', () => {
    expect(textAt('?problem=known&provider=acme')).toContain(`try again in ${LIFETIMES.emailUndoHours} hours`);
  });

  it('shows nothing without a problem or with an invalid provider name', () => {
    expect(textAt('')).toBe('');
    expect(textAt('?problem=refused&provider=Call%20us')).toBe('');
  });
});

/** The landmarks of a public page, rendered without a browser, as in the build. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AuthCard } from './auth-card.tsx';
import { COPYRIGHT } from './copyright.ts';
import { PublicShell } from './public-shell.tsx';
import { SmallFooter } from './small-footer.tsx';

const html = renderToStaticMarkup(
  <PublicShell footer={<SmallFooter links={[{ label: 'Privacy', to: '/privacy' }]} />}>
    <AuthCard title="Welcome Back">form</AuthCard>
  </PublicShell>,
);

describe('a public page', () => {
  it.each(['header', 'main', 'h1', 'footer'])('has one %s', (tag) => {
    expect(html.match(new RegExp(`<${tag}[ >]`, 'gu'))).toHaveLength(1);
  });

  it('uses plain links if there is no router', () => {
    expect(html).toContain('href="/privacy"');
  });

  it('has the copyright line', () => {
    expect(COPYRIGHT).toMatch(/^© 2025(–20\d\d)? Puente$/u);
    expect(html).toContain(`<p>${COPYRIGHT}</p>`);
  });

  it('has a skip link', () => {
    expect(html).toMatch(/<a href="#main"[^>]*>Skip to content<\/a>/u);
  });
});

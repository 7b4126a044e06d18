/** The suggested name of a passkey is in the user's language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { signInWaysEn } from '../sign-in-ways.en.ts';
import { signInWaysEs } from '../sign-in-ways.es.ts';
import { signInWaysPt } from '../sign-in-ways.pt.ts';
import { useDeviceName } from './use-device-name.ts';

const TEXTS = { en: signInWaysEn, es: signInWaysEs, pt: signInWaysPt };
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const DeviceName = () => useDeviceName();

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['en', CHROME, 'Chrome on Windows'],
  ['es', CHROME, 'Chrome en Windows'],
  ['pt', CHROME, 'Chrome no Windows'],
  ['en', 'curl/8.5.0', 'Passkey'],
  ['es', 'curl/8.5.0', 'Llave de acceso'],
  ['pt', 'curl/8.5.0', 'Chave de acesso'],
] as const)('the suggested name in %s for "%s" is "%s"', (language, userAgent, name) => {
  vi.stubGlobal('navigator', { userAgent });
  const page = (
    <IntlProvider locale={language} timeZone="UTC" messages={{ signInWays: TEXTS[language] } as never}>
      <DeviceName />
    </IntlProvider>
  );
  expect(renderToStaticMarkup(page)).toBe(name);
});

/** The switches for hidden names and scores, while a change is being stored. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { accountQuery } from '../account.api.ts';
import { hideNamesEn } from '../hide-names.en.ts';
import { HideNames } from './hide-names.tsx';

/** Renders the switches of an account that hides nothing, while `body` is being stored. Returns the markup of each switch. */
const renderSwitches = (body?: object): string[] => {
  const client = new QueryClient();
  client.setQueryData(accountQuery.queryKey, { hideNames: false, hideScores: false } as never);
  const mutationFn = () => new Promise<never>(() => {});
  if (body)
    void client.getMutationCache().build<never, Error, object, unknown>(client, { mutationFn }).execute({ body });
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ hideNames: hideNamesEn }}>
      <QueryClientProvider client={client}>
        <HideNames />
      </QueryClientProvider>
    </IntlProvider>,
  );
  return markup.match(/<input[^>]*role="switch"[^>]*>/g) ?? [];
};

describe('the switches that hide names and scores', () => {
  it('show the stored choices', () => {
    const [names, scores] = renderSwitches();
    for (const markup of [names, scores]) {
      expect(markup).toContain('aria-checked="false"');
      expect(markup).not.toContain('disabled=""');
    }
  });

  it('show a choice and are disabled while it is being stored, even in a reopened menu', () => {
    const [names, scores] = renderSwitches({ hideScores: true });
    expect(names).toContain('aria-checked="false"');
    expect(scores).toContain('aria-checked="true"');
    for (const markup of [names, scores]) expect(markup).toContain('disabled=""');
  });

  it('ignore other changes that are being stored', () => {
    for (const markup of renderSwitches({ language: 'es' })) expect(markup).not.toContain('disabled=""');
  });
});

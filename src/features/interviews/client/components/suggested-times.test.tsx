/** The text above suggested times claims that they fit both sides' working hours only if both time zones are known. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { interviewsEn } from '../interviews.en.ts';
import { interviewsEs } from '../interviews.es.ts';
import { interviewsPt } from '../interviews.pt.ts';
import { SuggestedTimes } from './suggested-times.tsx';

const CATALOGS = { en: interviewsEn, es: interviewsEs, pt: interviewsPt };

describe.each(Object.entries(CATALOGS))('suggested times in %s', (locale, interviews) => {
  const renderMarkup = (areZonesKnown: boolean, times: 'failed' | [] = []): string =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} timeZone="UTC" messages={{ interviews } as never}>
        <SuggestedTimes times={times} areZonesKnown={areZonesKnown} chosen={[]} isFull={false} onToggle={() => {}} />
      </IntlProvider>,
    );

  it("claim to fit both sides' working hours only if both time zones are known", () => {
    expect(renderMarkup(true)).toContain(interviews.times.suggested);
    expect(renderMarkup(false)).not.toContain(interviews.times.suggested);
    expect(renderMarkup(false)).toContain(interviews.times.suggestedFree);
  });

  it('are said to be missing only if loading succeeded', () => {
    expect(renderMarkup(true)).toContain(interviews.times.suggestedNone);
    expect(renderMarkup(true, 'failed')).not.toContain(interviews.times.suggestedNone);
    expect(renderMarkup(true, 'failed')).toContain(interviews.times.suggestedFailed);
  });
});

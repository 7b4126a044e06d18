/** The warning next to an interview time. It considers only the candidate, and assumes the usual working hours in their time zone. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import type { Side } from '#shared/sides.ts';
import { interviewsEn } from '../interviews.en.ts';
import { BothClocks } from './both-clocks.tsx';

const renderMarkup = (side: Side, start: string): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="America/New_York" messages={{ interviews: interviewsEn }}>
      <BothClocks
        start={start}
        durationMinutes={30}
        timeZones={{ company: 'Asia/Tokyo', candidate: 'America/Bogota' }}
        side={side}
        otherName="Iris"
      />
    </IntlProvider>,
  );

const { outsideYours, outsideTheirs } = interviewsEn.card;

describe('the warning next to an interview time', () => {
  it("is shown to the company and the candidate if it is night in the candidate's time zone", () => {
    const start = '2026-11-24T03:00:00.000Z';
    expect(renderMarkup('company', start)).toContain(outsideTheirs);
    expect(renderMarkup('candidate', start)).toContain(outsideYours);
  });

  it("is absent if it is night only in the company's time zone, because companies set their interview hours", () => {
    const start = '2026-11-24T15:00:00.000Z';
    for (const side of ['company', 'candidate'] as const) {
      expect(renderMarkup(side, start)).not.toContain(outsideYours);
      expect(renderMarkup(side, start)).not.toContain(outsideTheirs);
    }
  });
});

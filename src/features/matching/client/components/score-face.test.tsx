/** The text of a score for people who cannot see its color. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { matchingEn } from '../matching.en.ts';
import { ScoreFace, type ScoreFaceProps } from './score-face.tsx';

const renderText = (props: ScoreFaceProps): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ matching: matchingEn }}>
      <ScoreFace {...props} />
    </IntlProvider>,
  )
    .replace(/<[^>]+>/gu, '')
    .replace(/\s+/gu, ' ');

describe('the text of a score', () => {
  it('states the number, the band and the confidence at every size', () => {
    expect(renderText({ score: 87, band: 'strong', confidence: 'high', size: 'sm' })).toBe(
      '87% compatibility: Strong match, High confidence See why',
    );
    expect(renderText({ score: 87, band: 'strong', confidence: 'low', size: 'xs' })).toBe(
      '87% compatibility: Strong match, Low confidence See why',
    );
    expect(renderText({ score: 41, band: 'partial', confidence: 'low', size: 'lg' })).toBe(
      '41% compatibility: Partial match, Low confidence See why',
    );
  });

  it('includes the label, if there is one', () => {
    expect(renderText({ score: 64, band: 'good', confidence: 'medium', size: 'md', label: 'Accountant' })).toBe(
      '64% compatibility: Accountant Good match, Medium confidence See why',
    );
  });
});

/**
 * Finds lines of a job ad that only repeat what a field shows, such as `Pay: $20/h`. A line with more information stays in the description: a bonus,
 * working hours, or a monthly salary, which the field shows converted to an hourly rate. Runs in linear time.
 */
import { normalizeText } from './ad-lines.domain.ts';
import type { LineInSection } from './ad-sections.domain.ts';

const AMOUNT = String.raw`(?:us\s?)?\$?\s?\d{1,3}(?:[.,]\d{1,2})?(?:\s?usd)?`;
const RANGE_SEPARATOR = String.raw`\s{0,2}(?:-|–|—|to|and|a|y|e)\s{0,2}`;
/** An hourly amount or range. The label may be part of the text: `Hourly pay is $20/h`. */
const HOURLY_PAY = new RegExp(
  String.raw`^(?:(?:the |our )?(?:hourly )?(?:pay|rate|salary|budget)(?: is| range)?:? )?(?:between |from |de |entre )?${AMOUNT}(?:${RANGE_SEPARATOR}${AMOUNT})?\s{0,2}(?:usd\s|dollars\s|dolares\s)?(?:\/\s?|per |an |por |la |a la )?(?:hours?|hrs?|h|horas?|hourly)\.?$`,
);
const WEEKLY_HOURS =
  /^\d{1,2}\s{0,2}(?:hours?|hrs?|h|horas?)\s{0,2}(?:\/\s?|per |a |each |por |a la |na )?(?:weeks?|wk|weekly|semanales|semana|semanais)\.?$/;

/** Returns whether a line contains only hourly pay. Requires a currency, because `20/h` alone could mean anything. */
export const isOnlyHourlyPay = ({ text, section, isHeading }: LineInSection): boolean => {
  const words = normalizeText(text).trim();
  return !isHeading && section !== 'company' && /\$|usd|dol/.test(words) && HOURLY_PAY.test(words);
};

export const isOnlyWeeklyHours = ({ text, section, isHeading }: LineInSection): boolean =>
  !isHeading && section !== 'company' && WEEKLY_HOURS.test(normalizeText(text).trim());

/** Removes the lines that a field shows, and any headings left without lines. */
export const removeShownLines = (lines: readonly LineInSection[], shown: ReadonlySet<LineInSection>): LineInSection[] =>
  lines.filter((line, index) => {
    if (shown.has(line)) return false;
    if (!line.isHeading || !shown.has(lines[index + 1] ?? line)) return true;
    const next = lines.slice(index + 1).find((below) => !shown.has(below));
    return next !== undefined && !next.isHeading;
  });

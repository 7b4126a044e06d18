/** The cover letter of an application, with its line breaks. */
import { SectionHeading } from '#client/ui/section-heading.tsx';

interface CoverLetterProps {
  heading: string;
  text: string | null;
  noneText: string;
}

export const CoverLetter = ({ heading, text, noneText }: CoverLetterProps) => (
  <section aria-labelledby="cover-letter" className="space-y-3">
    <SectionHeading id="cover-letter">{heading}</SectionHeading>
    {text ? (
      <p className="max-w-prose whitespace-pre-line break-words text-ink">{text}</p>
    ) : (
      <p className="text-muted">{noneText}</p>
    )}
  </section>
);

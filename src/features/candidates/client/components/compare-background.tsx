/** The comparison rows about the person's background, without scores: location, languages, availability date, work history and education. */
import { useTranslations } from 'use-intl';
import type { ComparedCandidate } from '../../candidates.contract.ts';
import { useProfileTexts } from '../public/profile-texts.ts';
import { CompareRow } from './compare-row.tsx';

const StatedText = ({ children }: { children: string | null }) => {
  const t = useTranslations('candidates.profile');
  return (
    <p className={children === null ? 'text-muted text-sm' : 'break-words text-ink text-sm'}>
      {children ?? t('notStated')}
    </p>
  );
};

/** Shows only the first entries. The candidate's page shows all. */
const MAX_ENTRIES = 3;

const Entries = ({ entries }: { entries: readonly (readonly [title: string, facts: string])[] }) =>
  entries.length === 0 ? (
    <StatedText>{null}</StatedText>
  ) : (
    <ul className="space-y-2 text-sm">
      {entries.slice(0, MAX_ENTRIES).map(([title, facts], index) => (
        <li key={`${title} ${String(index)}`}>
          <p className="break-words font-medium text-ink">{title}</p>
          <p className="break-words text-muted">{facts}</p>
        </li>
      ))}
    </ul>
  );

/** The score may still depend on these values, such as the English level. */
export const CompareBackground = ({ candidates }: { candidates: readonly ComparedCandidate[] }) => {
  const t = useTranslations('profileParts.shown');
  const texts = useProfileTexts();
  const joinFacts = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');
  return (
    <>
      <CompareRow heading={t('place')} candidates={candidates}>
        {(candidate) => <StatedText>{texts.place(candidate)}</StatedText>}
      </CompareRow>
      <CompareRow heading={t('english')} candidates={candidates}>
        {({ englishLevel }) => <StatedText>{texts.level(englishLevel)}</StatedText>}
      </CompareRow>
      <CompareRow heading={t('languages')} candidates={candidates}>
        {({ languages }) => <StatedText>{languages.map(texts.language).join(', ') || null}</StatedText>}
      </CompareRow>
      <CompareRow heading={t('availableFrom')} candidates={candidates}>
        {({ availableFrom }) => <StatedText>{texts.day(availableFrom)}</StatedText>}
      </CompareRow>
      <CompareRow heading={t('workHistory')} candidates={candidates}>
        {({ positions }) => (
          <Entries
            entries={positions.map(
              (position) => [position.title, joinFacts(position.company, texts.positionSpan(position))] as const,
            )}
          />
        )}
      </CompareRow>
      <CompareRow heading={t('education')} candidates={candidates}>
        {({ education }) => (
          <Entries
            entries={education.map(
              (study) =>
                [
                  joinFacts(study.degree, study.field) || (study.school ?? ''),
                  joinFacts(study.school, texts.educationSpan(study)),
                ] as const,
            )}
          />
        )}
      </CompareRow>
    </>
  );
};

/** The table of contents of the profile form: a list next to the form, or one line that scrolls sideways on small screens. */
import { useTranslations } from 'use-intl';

/** Sections in display order, with the id of their heading. */
const SECTIONS = {
  work: 'profile-work',
  place: 'profile-place',
  links: 'profile-links',
  positions: 'profile-positions',
  education: 'profile-education',
  languages: 'profile-languages',
  files: 'profile-downloads',
  verification: 'verification',
} as const;

const scrollToHeading = (id: string): void => {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

export const ProfileContents = () => {
  const t = useTranslations('profileForm.edit.contents');
  return (
    <nav aria-label={t('label')} className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
      <ul className="flex gap-x-4 lg:flex-col lg:border-line lg:border-l">
        {(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((section) => (
          <li key={section} className="shrink-0">
            <a
              href={`#${SECTIONS[section]}`}
              onClick={(event) => {
                event.preventDefault();
                scrollToHeading(SECTIONS[section]);
              }}
              className="flex min-h-9 items-center rounded-control text-muted text-sm hover:text-ink lg:px-3"
            >
              {t(section)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

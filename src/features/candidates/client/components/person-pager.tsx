/**
 * Opens the previous or next person in the list that the page was opened from, with buttons or with J and K. Empty if the person is not in the list.
 */
import { useTranslations } from 'use-intl';
import { type OriginList, useNavigateTo } from '#client/navigation.ts';
import { useShortcuts } from '#client/shortcuts.ts';
import { StepLink } from '#client/ui/step-link.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { positionInList } from '../person-list.ts';
import { PeopleOrigin } from '../public/person-slots.tsx';

interface PersonPagerProps {
  candidateId: string;
  list: OriginList;
  /** The chosen job. The links include it. */
  jobId: string | undefined;
}

const Pager = ({ candidateId, list, jobId }: PersonPagerProps) => {
  const t = useTranslations('personPage');
  const go = useNavigateTo();
  const position = positionInList(list.ids, candidateId);
  const candidatePath = (id: string | null | undefined): string | null =>
    id ? `${fillPath(APP_PATHS.candidate, { id })}${jobId ? `?jobId=${jobId}` : ''}` : null;
  const [previous, next] = [candidatePath(position?.previous), candidatePath(position?.next)];
  const step = (to: string | null) => (): boolean => {
    if (to !== null) go(to);
    return to !== null;
  };
  useShortcuts(
    position === null
      ? []
      : [
          { name: 'next', keys: ['j'], run: step(next) },
          { name: 'previous', keys: ['k'], run: step(previous) },
        ],
  );
  if (position === null) return null;
  const count = list.ids.length;
  return (
    <nav aria-label={t('list')} className="flex items-center gap-3 text-sm">
      <StepLink to={previous} label={t('previous')} isNext={false} />
      <span role="status" className="tabular font-medium text-ink-soft">
        {t(list.isMore ? 'placeMore' : 'place', { place: position.number, count })}
      </span>
      <StepLink to={next} label={t('next')} isNext />
    </nav>
  );
};

export const PersonPager = (props: PersonPagerProps) => (
  <PeopleOrigin list={props.list}>
    <Pager {...props} />
  </PeopleOrigin>
);

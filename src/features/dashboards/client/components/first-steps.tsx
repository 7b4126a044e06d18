/** A checklist of a new company's first steps, each with a link. Hidden once all steps are done, or once the user hides it in this browser. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Link } from '#client/ui/link.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { useStoredChoice } from '#client/use-stored-choice.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { FIRST_INVITATIONS, type FirstSteps as Steps } from '../../dashboards.contract.ts';
import { firstStepsQuery } from '../dashboards.api.ts';
import { firstStepsEn } from '../first-steps.en.ts';

interface Step {
  name: 'profile' | 'job' | 'people' | 'calendar';
  isDone: boolean;
  to: string;
}

/** Returns the steps that the user can take. Only owners can describe the company. */
export const listSteps = ({ profile, job, invited, calendar }: Steps, mayManage: boolean): Step[] => [
  ...(mayManage ? [{ name: 'profile' as const, isDone: profile, to: APP_PATHS.profile }] : []),
  { name: 'job', isDone: job, to: APP_PATHS.postJob },
  { name: 'people', isDone: invited >= FIRST_INVITATIONS, to: APP_PATHS.browseCandidates },
  { name: 'calendar', isDone: calendar, to: `${APP_PATHS.profile}#hours` },
];

const StepRow = ({ step: { name, isDone, to }, invited }: { step: Step; invited: number }) => {
  const t = useTranslations('firstSteps');
  const label = t(name, { count: FIRST_INVITATIONS });
  if (isDone) {
    return (
      <li className="flex gap-3 px-4 py-3 text-muted">
        <Check className="size-5 shrink-0 text-positive" />
        <span className="text-sm">
          <span className="sr-only">{t('done')} </span>
          {label}
        </span>
      </li>
    );
  }
  return (
    <li className="relative flex gap-3 px-4 py-3 hover:bg-hover">
      <Circle className="size-5 shrink-0 text-muted" />
      <div>
        <Link to={to} className="font-medium text-ink text-sm after:absolute after:inset-0 hover:text-accent-ink">
          {label}
        </Link>
        <p className="text-muted text-xs">{t(`${name}Text`, { invited })}</p>
      </div>
    </li>
  );
};

const Checklist = () => {
  const t = useTranslations('firstSteps');
  const steps = useQuery(firstStepsQuery).data;
  const mayManage = useMay('manage');
  const user = useSuspenseQuery(currentUserQuery).data;
  const [choice, setChoice] = useStoredChoice(`first-steps.${user.id}`, ['hidden']);
  if (steps === undefined || choice === 'hidden') return null;
  const all = listSteps(steps, mayManage);
  const done = all.filter(({ isDone }) => isDone).length;
  if (done === all.length) return null;
  return (
    <section aria-labelledby="first-steps" className="space-y-4">
      <SectionHeading
        id="first-steps"
        action={<span className="tabular text-muted text-sm">{t('progress', { done, all: all.length })}</span>}
      >
        {t('title')}
      </SectionHeading>
      <Card pad="none">
        <ol className="grid divide-line max-sm:divide-y sm:grid-cols-2">
          {all.map((step) => (
            <StepRow key={step.name} step={step} invited={steps.invited} />
          ))}
        </ol>
      </Card>
      <Button variant="quiet" size="sm" onClick={() => setChoice('hidden')}>
        {t('hide')}
      </Button>
    </section>
  );
};

export const FirstSteps = withEnglish({ firstSteps: firstStepsEn }, Checklist);

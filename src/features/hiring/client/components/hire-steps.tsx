/** A company's checklist after hiring: close the job, reply to the other applicants, and check off the onboarding steps. */
import { useTranslations } from 'use-intl';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { HIRE_STEPS, type HireStep } from '#shared/vocabulary.ts';
import type { Hire } from '../../hires.contract.ts';
import { useSetHireSteps } from '../hiring.api.ts';

interface PromptProps {
  title: string;
  text: string;
  link: string;
  to: string;
}

const Prompt = ({ title, text, link, to }: PromptProps) => (
  <li className="rounded-control border border-accent-line bg-accent-soft px-4 py-3">
    <p className="font-medium text-accent-ink text-sm">{title}</p>
    <p className="mt-0.5 text-ink-soft text-sm">
      {text} <TextLink to={to}>{link}</TextLink>
    </p>
  </li>
);

const Prompts = ({ hire }: { hire: Hire }) => {
  const t = useTranslations('hiring.hire');
  const waitingCount = hire.undecidedCount ?? 0;
  const jobPath = fillPath(APP_PATHS.companyJob, { id: hire.job.id });
  if (hire.job.status === 'closed' && waitingCount === 0) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {hire.job.status !== 'closed' && (
        <Prompt title={t('closeJob')} text={t('closeJobText')} link={t('closeJobLink')} to={jobPath} />
      )}
      {waitingCount > 0 && (
        <Prompt
          title={t('answerOthers')}
          text={t('answerOthersText', { count: waitingCount })}
          link={t('answerOthersLink')}
          to={`${APP_PATHS.applications}?jobId=${hire.job.id}`}
        />
      )}
    </ul>
  );
};

export const HireSteps = ({ hire }: { hire: Hire }) => {
  const t = useTranslations('hiring.hire');
  const saveSteps = useSetHireSteps();
  // Optimistic: shows the change immediately. A failure reverts it and shows a toast.
  const savedSteps = hire.steps ?? [];
  const steps = saveSteps.isPending ? (saveSteps.variables.body?.steps ?? savedSteps) : savedSteps;
  const handleChange = (step: HireStep, isDone: boolean): void => {
    const next = isDone ? [...steps, step] : steps.filter((other) => other !== step);
    saveSteps.mutate({ params: { id: hire.id }, body: { steps: next } });
  };
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-base text-ink">{t('next')}</h3>
        <p className="tabular text-muted text-sm">{t('doneSteps', { done: steps.length, all: HIRE_STEPS.length })}</p>
      </div>
      <Prompts hire={hire} />
      <div className="space-y-3">
        {HIRE_STEPS.map((step) => (
          <CheckboxField
            key={step}
            label={t(`steps.${step}`)}
            checked={steps.includes(step)}
            onChange={(isDone) => handleChange(step, isDone)}
          />
        ))}
      </div>
    </div>
  );
};

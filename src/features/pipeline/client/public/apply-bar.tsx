/**
 * In narrow windows, the application form is below a long job. This button at the bottom of the window
 * scrolls to the form. It comes after the job's text and sticks to the bottom while the text is being read,
 * so it never covers any of the text permanently. Not shown if the user cannot apply.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import type { JobDetail } from '#features/jobs/jobs.contract.ts';
import { jobApplicationQuery } from '../applications.api.ts';

const formHeading = (): HTMLElement | null => document.querySelector('#apply');

/** Returns true if the form is already visible. */
const useFormInView = (): boolean => {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const heading = formHeading();
    if (heading === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(heading);
    return () => observer.disconnect();
  }, []);
  return isInView;
};

const Bar = () => {
  const t = useTranslations('applications.apply');
  const isInView = useFormInView();
  const go = (): void => {
    const heading = formHeading();
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div
      {...(isInView ? {} : { 'data-action-bar': '', 'data-keep-clear': '' })}
      className={classNames(
        'sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 flex rounded-control shadow-float',
        isInView && 'invisible',
      )}
    >
      <Button variant="primary" size="lg" className="flex-1" onClick={go}>
        {t('go')}
      </Button>
    </div>
  );
};

/** Renders nothing in wide windows, which show the form next to the job. */
export const ApplyBar = ({ job }: { job: JobDetail }) => {
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const application = useQuery(jobApplicationQuery(job.id));
  const profile = useQuery(myProfileQuery).data;
  const mayApply =
    job.status === 'open' && application.data === null && Boolean(profile) && profile?.approvalStatus !== 'rejected';
  return isNarrow && mayApply ? <Bar /> : null;
};

/**
 * A candidate's résumé as pictures of its pages, next to the profile. The pages load when they come into view, because most viewers decide before
 * they scroll this far.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { describeError } from '#client/api/query-client.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { OwnCandidate } from '../../candidates.contract.ts';
import { resumePagesQuery } from '../candidates.api.ts';
import { ResumeLink } from './profile-history.tsx';

/** Loading starts when the pages are this close to the visible part of the screen. */
const PRELOAD_MARGIN = '200px';

/** `isSeen` becomes true once `box` is in view or near it. */
const useSeen = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (box.current === null || isSeen) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: PRELOAD_MARGIN,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { box, isSeen };
};

const Pages = ({ candidateId, uploadedAt }: { candidateId: string; uploadedAt: string }) => {
  const t = useTranslations('profileParts.shown.resumePages');
  const { box, isSeen } = useSeen();
  const { data, error } = useQuery({ ...resumePagesQuery(candidateId, uploadedAt), enabled: isSeen });
  return (
    <div ref={box} aria-busy={isSeen && data === undefined && error === null} className="space-y-4">
      {error !== null && <p className="text-ink-soft text-sm">{describeError(error)}</p>}
      {data === undefined && error === null && <Skeleton className="aspect-[17/22] w-full rounded-control" />}
      {data?.pages.map(({ image, width, height }, index) => (
        <img
          key={image.slice(-32) + String(index)}
          src={`data:image/webp;base64,${image}`}
          width={width}
          height={height}
          alt={t('page', { page: index + 1 })}
          className="h-auto w-full rounded-control border border-line"
        />
      ))}
      {data?.isCut && <p className="text-muted text-sm">{t('more')}</p>}
    </div>
  );
};

interface ResumePreviewProps {
  candidateId: string;
  resume: NonNullable<OwnCandidate['resume']>;
}

/** A heading with the download link, and the pages of a PDF. Other files have no pages. */
export const ResumePreview = ({ candidateId, resume: { fileName, uploadedAt } }: ResumePreviewProps) => {
  const t = useTranslations('profileParts.shown.resumePages');
  const id = useId();
  const isPdf = fileName.endsWith('.pdf');
  return (
    <section aria-labelledby={id} className="space-y-3">
      <SectionHeading id={id} level={3} action={<ResumeLink candidateId={candidateId} />}>
        {t('title')}
      </SectionHeading>
      {isPdf ? (
        <Pages candidateId={candidateId} uploadedAt={uploadedAt} />
      ) : (
        <p className="text-muted text-sm">{t('word')}</p>
      )}
    </section>
  );
};

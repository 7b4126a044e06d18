/** The picture of an article: its own, or that of its role family. */
import type { ComponentType } from 'react';
import type { ArticleId } from '../../marketing.domain.ts';
import { CustomerSupportPicture } from '../roles/pictures/customer-support-picture.tsx';
import { ExecutiveAssistantPicture } from '../roles/pictures/executive-assistant-picture.tsx';
import { ItPicture } from '../roles/pictures/it-picture.tsx';
import { ClocksPicture } from './pictures/clocks-picture.tsx';
import { CrossingPicture } from './pictures/crossing-picture.tsx';
import { JobPostPicture } from './pictures/job-post-picture.tsx';

const PICTURES: Record<ArticleId, ComponentType> = {
  'hire-your-first-remote-executive-assistant': ExecutiveAssistantPicture,
  'what-a-senior-developer-in-latin-america-costs': ItPicture,
  'time-zone-overlap-in-practice': ClocksPicture,
  'write-a-job-post-that-gets-the-right-applications': JobPostPicture,
  'vet-english-and-work-samples-fairly': CustomerSupportPicture,
  'present-yourself-to-us-companies': CrossingPicture,
};

export const ArticlePicture = ({ id }: { id: ArticleId }) => {
  const Picture = PICTURES[id];
  return <Picture />;
};

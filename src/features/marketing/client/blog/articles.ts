/** All articles of the blog, in the order of their ids in the domain. */
import { ARTICLE_IDS, type ArticleId } from '../../marketing.domain.ts';
import type { Article } from './article.ts';
import { EXECUTIVE_ASSISTANT } from './articles/executive-assistant.ts';
import { FOR_CANDIDATES } from './articles/for-candidates.ts';
import { JOB_POST } from './articles/job-post.ts';
import { SENIOR_DEVELOPER_COST } from './articles/senior-developer-cost.ts';
import { TIME_ZONE_OVERLAP } from './articles/time-zone-overlap.ts';
import { VETTING } from './articles/vetting.ts';

const BY_ID: Record<ArticleId, Article> = {
  'hire-your-first-remote-executive-assistant': EXECUTIVE_ASSISTANT,
  'what-a-senior-developer-in-latin-america-costs': SENIOR_DEVELOPER_COST,
  'time-zone-overlap-in-practice': TIME_ZONE_OVERLAP,
  'write-a-job-post-that-gets-the-right-applications': JOB_POST,
  'vet-english-and-work-samples-fairly': VETTING,
  'present-yourself-to-us-companies': FOR_CANDIDATES,
};

/** Every article, the newest first. */
export const ARTICLES: readonly Article[] = ARTICLE_IDS.map((id) => BY_ID[id]);

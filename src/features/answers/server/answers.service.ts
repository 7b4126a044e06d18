/** What lower features receive from this one. */

import type { PipelinePorts } from '#features/pipeline/server/own-applications.service.ts';
import { toAppeal } from './appeal-views.ts';
import { appealOfDecline } from './appeals.db.ts';

export const appealPorts: Pick<PipelinePorts, 'appealOfDecline'> = {
  appealOfDecline: async (db, declineId) => {
    const appeal = await appealOfDecline(db, declineId);
    return appeal && toAppeal(appeal);
  },
};

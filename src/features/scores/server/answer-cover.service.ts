/** What voluntary answers are kept under and sealed with. Only the operator's audit opens them (`answerReader`). */
import type { Sealer, Secrets } from '#server/secrets.ts';

const KEYS = 'voluntary-answer-keys';
const CONTENTS = 'voluntary-answer-contents';

export interface AnswerCover {
  /** The name of a candidate among the answers. */
  keyOf: (candidateId: string) => string;
  seal: Sealer['seal'];
}

/** What the server keeps answers with. */
export const answerCover = ({ secrets }: { secrets: Secrets }): AnswerCover => ({
  keyOf: secrets.pseudonyms(KEYS),
  seal: secrets.sealer(CONTENTS).seal,
});

/** What the operator's audit reads them with; nothing that answers requests makes one. */
export const answerReader = (secrets: Secrets): Pick<AnswerCover, 'keyOf'> & Pick<Sealer, 'open'> => ({
  keyOf: secrets.pseudonyms(KEYS),
  open: secrets.sealer(CONTENTS).open,
});

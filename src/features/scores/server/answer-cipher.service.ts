/** Pseudonyms and encryption of voluntary answers. Only the operator's audit can decrypt answers (`answerReader`). */
import type { Sealer, Secrets } from '#server/secrets.ts';

const KEYS = 'voluntary-answer-keys';
const CONTENTS = 'voluntary-answer-contents';

export interface AnswerCipher {
  /** Returns the pseudonym under which a candidate's answer is stored. */
  toAnswerKey: (candidateId: string) => string;
  seal: Sealer['seal'];
}

/** Derives pseudonyms and encrypts answers, for the server. */
export const answerCipher = ({ secrets }: { secrets: Secrets }): AnswerCipher => ({
  toAnswerKey: secrets.pseudonyms(KEYS),
  seal: secrets.sealer(CONTENTS).seal,
});

/** Derives pseudonyms and decrypts answers, for the operator's audit. No request handler creates a reader. */
export const answerReader = (secrets: Secrets): Pick<AnswerCipher, 'toAnswerKey'> & Pick<Sealer, 'open'> => ({
  toAnswerKey: secrets.pseudonyms(KEYS),
  open: secrets.sealer(CONTENTS).open,
});

/** A page's questions and answers, which expand without scripts. */
import { Plus } from 'lucide-react';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { Question } from '../../structured-data.ts';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { RoleFamily } from '../role-family.ts';

export const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <div className="border-line border-b">
    {questions.map(({ question, answer }) => (
      <details key={question} className="group border-line border-t">
        <summary className="flex min-h-14 list-none items-center justify-between gap-6 rounded-control py-4 font-semibold text-ink [&::-webkit-details-marker]:hidden">
          {question}
          <Plus className="size-5 shrink-0 text-accent-ink transition-transform group-open:rotate-45" />
        </summary>
        <p className="pr-10 pb-6 text-ink-soft">{answer}</p>
      </details>
    ))}
  </div>
);

export const RoleQuestions = ({ family }: { family: RoleFamily }) => {
  const { role } = useSiteTexts();
  return (
    <section id="questions" aria-labelledby="questions-title" className="scroll-mt-16">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <p className="eyebrow text-accent-ink">{role.questions}</p>
          <h2 id="questions-title" className="headline mt-3 text-2xl text-ink">
            {role.questionsTitle}
          </h2>
          <p className="mt-4 text-ink-soft">
            {role.notHere} <TextLink to={PUBLIC_PATHS.consultation}>{role.askIt}</TextLink>.
          </p>
        </div>
        <QuestionList questions={family.questions} />
      </div>
    </section>
  );
};

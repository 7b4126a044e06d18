/**
 * Required skills that match, nearly match or are missing, as chips. Each group has a different
 * mark, so that the groups differ by more than color.
 */
import { Check, Equal, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';

interface GroupProps {
  label: string;
  skills: readonly string[];
  tone: ChipTone;
  icon: ReactNode;
}

const Group = ({ label, skills, tone, icon }: GroupProps) =>
  skills.length === 0 ? null : (
    <div className="flex flex-col gap-1.5">
      <p className="text-muted text-xs">{label}</p>
      <ul className="flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip tone={tone} icon={icon}>
              {skill}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );

const mark = 'size-3.5 shrink-0';

/** The three groups, without empty ones. */
export const SkillMatch = ({ compatibility }: { compatibility: ExplainedCompatibility }) => {
  const t = useTranslations('matching');
  const related = compatibility.relatedSkills.map((skill) =>
    t('relatedSkill', { offered: skill.offered, required: skill.required }),
  );
  return (
    <div className="space-y-3">
      <Group
        label={t('matched')}
        skills={compatibility.matchedSkills}
        tone="positive"
        icon={<Check className={mark} />}
      />
      <Group label={t('related')} skills={related} tone="caution" icon={<Equal className={mark} />} />
      <Group
        label={t('missing')}
        skills={compatibility.missingSkills}
        tone="missing"
        icon={<Minus className={mark} />}
      />
    </div>
  );
};

/** The page of a role family: static, made of the family's data. It needs no script. */
import { ClosingCall } from '../components/closing-call.tsx';
import { SiteFrame } from '../components/site-frame.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import { Benefits, HowHiringWorks } from './components/hiring.tsx';
import { ReadOn } from './components/read-on.tsx';
import { RoleHero } from './components/role-hero.tsx';
import { RoleQuestions } from './components/role-questions.tsx';
import { SampleRoles } from './components/sample-roles.tsx';
import { ShowcaseSection } from './components/showcase.tsx';
import type { FamilyId } from './role-family.ts';

/** The page of a family in the language of the page around. */
export const RolePage = ({ id }: { id: FamilyId }) => {
  const family = useSiteTexts().families.find((one) => one.id === id);
  if (!family) return null;
  return (
    <SiteFrame>
      <RoleHero family={family} />
      <SampleRoles family={family} />
      <ShowcaseSection family={family} />
      <Benefits family={family} />
      <HowHiringWorks family={family} />
      <RoleQuestions family={family} />
      <ReadOn family={family} />
      <ClosingCall />
    </SiteFrame>
  );
};

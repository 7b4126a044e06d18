/** The picture of each role family: a bridge made of the family's tools. */
import type { ComponentType } from 'react';
import { CustomerSupportPicture } from './pictures/customer-support-picture.tsx';
import { ExecutiveAssistantPicture } from './pictures/executive-assistant-picture.tsx';
import { FinancePicture } from './pictures/finance-picture.tsx';
import { ItPicture } from './pictures/it-picture.tsx';
import { MarketingPicture } from './pictures/marketing-picture.tsx';
import { SalesPicture } from './pictures/sales-picture.tsx';
import type { FamilyId } from './role-family.ts';

const PICTURES: Record<FamilyId, ComponentType> = {
  marketing: MarketingPicture,
  sales: SalesPicture,
  'customer-support': CustomerSupportPicture,
  'executive-assistant': ExecutiveAssistantPicture,
  it: ItPicture,
  finance: FinancePicture,
};

export const FamilyPicture = ({ family }: { family: FamilyId }) => {
  const Picture = PICTURES[family];
  return <Picture />;
};

/** One company in the admins' list: its identity, its verification and the actions. */
import { BadgeCheck, BadgeX, History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName, toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { MenuItem } from '#client/ui/menu-item.ts';
import { useTimes } from '#client/ui/use-times.ts';
import type { ListedCompany } from '../../../company-desk.contract.ts';
import { UserChange } from '../user-change.tsx';
import { DeskRow } from './desk-list.tsx';
import { VerificationHistory } from './verification-history.tsx';
import { VerifyCompany } from './verify-company.tsx';

interface CompanyRowProps {
  company: ListedCompany;
  /** Whether the viewing admin belongs to the company and therefore cannot act on it. */
  isOwn: boolean;
}

type Opened = 'verify' | 'unverify' | 'history' | null;

const icon = { 'aria-hidden': true } as const;

export const CompanyRow = ({ company, isOwn }: CompanyRowProps) => {
  const t = useTranslations('admin.companyDesk');
  const nameId = useId();
  const [opened, setOpened] = useState<Opened>(null);
  const times = useTimes();
  const { companyName, user, verifiedAt, website } = company;
  const change = verifiedAt === null ? 'verify' : 'unverify';
  const changeItem: MenuItem = {
    label: t(`${change}.item`),
    icon: verifiedAt === null ? <BadgeCheck {...icon} /> : <BadgeX {...icon} />,
    ...(verifiedAt === null ? {} : { tone: 'danger' as const }),
    onSelect: () => setOpened(change),
  };
  const items: MenuItem[] = [
    ...(isOwn ? [] : [changeItem]),
    { label: t('history.item'), icon: <History {...icon} />, onSelect: () => setOpened('history') },
  ];
  const close = () => setOpened(null);
  return (
    <>
      <DeskRow actions={<UserChange user={user} isSelf={isOwn} suspensionOnly before={items} />}>
        <div className="flex min-w-0 items-center gap-3 md:flex-1">
          <Avatar
            id={company.id}
            name={toDisplayName(companyName)}
            photoUrl={company.logoUrl}
            shape="square"
            size="sm"
          />
          <div className="min-w-0">
            <p id={nameId} className="wrap-anywhere font-semibold text-ink lg:truncate">
              {toDisplayName(companyName)}
            </p>
            <p className="wrap-anywhere text-muted text-sm lg:truncate">
              {personName(user)}
              {user.email !== null && ` · ${user.email}`}
              {website !== null && ` · ${website}`}
            </p>
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular max-md:mt-1">
          {company.suspended && <Badge tone="danger">{t('state.suspended')}</Badge>}
          {verifiedAt !== null && <Badge tone="positive">{t('verifiedOn', { date: times.date(verifiedAt) })}</Badge>}
          {isOwn && <span>{t('own')}</span>}
          <time dateTime={company.createdAt} className="md:w-36">
            {t('joinedOn', { date: times.date(company.createdAt) })}
          </time>
        </p>
      </DeskRow>
      {(opened === 'verify' || opened === 'unverify') && (
        <VerifyCompany company={company} change={opened} onClose={close} />
      )}
      {opened === 'history' && <VerificationHistory company={company} onClose={close} />}
    </>
  );
};

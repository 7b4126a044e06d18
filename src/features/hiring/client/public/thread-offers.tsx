/** Open and accepted offers between the two people in a conversation, one line each, with a link to the application. */

import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { isOpenOffer } from '../../hiring.domain.ts';
import { OfferBadge } from '../components/status-badges.tsx';
import { offersWithQuery } from '../hiring.api.ts';
import { hiringEn } from '../hiring.en.ts';

interface ThreadOffersProps {
  otherId: string;
  accountType: AccountType | null;
}

/** The maximum number of offers shown in a conversation. */
const MAX_SHOWN = 2;

const Offers = ({ otherId, accountType }: ThreadOffersProps) => {
  const t = useTranslations('hiring');
  const locale = useLocale();
  const offers = (useQuery(offersWithQuery(otherId)).data ?? []).filter(
    ({ status }) => isOpenOffer(status) || status === 'accepted',
  );
  const path = accountType === 'company' ? APP_PATHS.application : APP_PATHS.myApplication;
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t('offer.heading')} className="shrink-0 divide-y divide-line border-line border-b bg-raised">
      {offers.slice(0, MAX_SHOWN).map((offer) => (
        <li key={offer.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm">
          <Handshake className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 truncate font-medium text-ink">{offer.job.title}</span>
          <OfferBadge status={offer.status} />
          <span className="tabular text-muted">
            {formatHourly(offer.hourlyRate, locale)} · {t('terms.hoursValue', { hours: offer.hoursPerWeek })}
          </span>
          <TextLink to={fillPath(path, { id: offer.applicationId })}>{t('offer.open')}</TextLink>
        </li>
      ))}
    </ul>
  );
};

export const ThreadOffers = withEnglish({ hiring: hiringEn }, Offers);

/** Booked consultations, upcoming (soonest first) or past (latest first). Each can have a team note. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { CONSULTATION_TIMES, type ConsultationTime } from '../consultation-desk.contract.ts';
import { ConsultationRow } from './components/desks/consultation-row.tsx';
import { DeskHead } from './components/desks/desk-head.tsx';
import { DeskList } from './components/desks/desk-list.tsx';
import { consultationsQuery } from './consultation-desk.api.ts';

export const ConsultationDeskPage = () => {
  const t = useTranslations('admin.consultationDesk');
  const [filters, change] = useFilters(['q', 'when']);
  const { q } = filters;
  const when: ConsultationTime = filters.when === 'past' ? 'past' : 'upcoming';
  const [typed, type] = useDebouncedText(q, (text) => change({ q: text }));
  const list = useInfiniteQuery({ ...consultationsQuery({ q, when }), placeholderData: keepPreviousData });
  const total = list.data?.pages[0]?.total ?? null;
  const clear = () => {
    type('');
    change({ q: '' });
  };
  return (
    <div className="space-y-5">
      <DeskHead
        desk="consultations"
        title={t('title')}
        text={t('text')}
        search={{ value: typed, onChange: type, placeholder: t('searchFor') }}
        choice={{
          label: t('show'),
          value: when,
          options: CONSULTATION_TIMES.map((value) => ({ value, label: t(`when.${value}`) })),
          onChange: (next) => change({ when: next === 'upcoming' ? '' : next }),
        }}
      />
      <DeskList
        list={list}
        rows={flattenPages(list.data)}
        total={total === null ? null : t('total', { count: total })}
        label={t(`when.${when}`)}
        empty={{ title: t('none'), text: t(q === '' ? `noneYet.${when}` : 'noneText') }}
        onClear={q === '' ? undefined : clear}
        renderRow={(consultation) => <ConsultationRow consultation={consultation} />}
      />
    </div>
  );
};

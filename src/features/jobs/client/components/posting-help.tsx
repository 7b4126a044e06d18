/**
 * Role templates, and market statistics while a job is being written: how many vetted people fit, and the rates that people ask for this kind of
 * work. The statistics are hidden if the request fails or is rate limited, because the form works without them.
 */

import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { codeName } from '#client/ui/code-names.ts';
import { formatHourly, formatHourlyRange, formatMonthly } from '#client/ui/format.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { formatStatedZone } from '#client/ui/zone-names.ts';
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { findPaidRole, ROLE_PAY } from '#shared/role-pay.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';
import type { Demand, JobMarket, RateSpan } from '../../job-market.contract.ts';
import { MAX_COUNTED } from '../../job-market.domain.ts';
import { FULL_MONTH_HOURS, parseExperienceLevel } from '../../jobs.domain.ts';
import type { NewJob, UnfinishedJob } from '../../new-job.contract.ts';
import { describesWork, jobMarketQuery, useSettledDraft } from '../job-market.api.ts';
import { postingHelpEn } from '../posting-help.en.ts';
import { ROLE_FAMILIES, ROLE_NAMES, ROLE_TEMPLATES, type RoleName, templateChanges } from '../role-templates.ts';
import { fillIn } from './fill-in.ts';

type JobForm = UseFormReturn<NewJob, unknown, NewJob>;

interface RoleTemplatePickerProps {
  form: JobForm;
}

/** A select for the role, and the button that fills in its template. */
const TemplatePicker = ({ form }: RoleTemplatePickerProps) => {
  const t = useTranslations('postingHelp.templates');
  const [chosen, setChosen] = useState<RoleName | ''>('');
  const fillInTemplate = (): void => {
    if (chosen === '') return;
    fillIn(form, templateChanges(form.getValues(), chosen));
    showToast({ title: t('used.title'), description: t('used.text') });
  };
  const options = ROLE_FAMILIES.flatMap((family) =>
    ROLE_NAMES.filter((name) => ROLE_TEMPLATES[name].family === family).map((name) => ({
      value: name,
      label: t(`role.${name}`),
      group: t(`family.${family}`),
    })),
  );
  return (
    <div className="grid gap-2.5 border-line border-b pb-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <SelectField
        label={t('label')}
        help={t('help')}
        placeholder={t('choose')}
        value={chosen}
        onChange={(value) => setChosen(ROLE_NAMES.find((name) => name === value) ?? '')}
        options={options}
      />
      {/* Aligned with the control: below the label, above the help. */}
      <Button onClick={fillInTemplate} disabled={chosen === ''} className="sm:mt-7 sm:self-start">
        {t('use')}
      </Button>
    </div>
  );
};

const Fact = ({ figure, help, children }: { figure: string; help: string; children?: ReactNode }) => (
  <div className="space-y-1">
    <p className="tabular font-semibold text-ink">{figure}</p>
    <p className="text-muted text-sm">{help}</p>
    {children}
  </div>
);

const FittingCount = ({ market }: { market: JobMarket }) => {
  const t = useTranslations('postingHelp.market');
  const { fitting: count, isMore } = market;
  return (
    <Fact
      figure={isMore ? t('more', { count }) : t('fitting', { count })}
      help={count === 0 ? t('noneFitHelp') : t('fittingHelp', { score: GOOD_SCORE })}
    />
  );
};

/** Returns a function that formats a requirement of the draft as part of a sentence. */
const useDemandText = () => {
  const t = useTranslations('postingHelp.market.demand');
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  const format = useFormatter();
  const zones = useZoneNames();
  const formatters = {
    requiredSkills: String,
    experience: (value: string) => {
      const level = parseExperienceLevel(value);
      return level ? vocabulary(`experience.${level}`) : value;
    },
    hourlyBudget: (value: string) => formatHourly(Number(value), locale),
    jobType: (value: string) => {
      const type = WORK_TYPES.find((workType) => workType === value);
      return type ? vocabulary(`workType.${type}`) : value;
    },
    timezone: (value: string) => formatStatedZone(value, zones),
    countries: String,
    hoursPerWeek: (value: string) => format.number(Number(value)),
  };
  return ({ field, value }: Demand): string =>
    t(field, {
      value: Array.isArray(value)
        ? format.list(value.map((code) => codeName(code, 'region', locale)))
        : formatters[field](String(value)),
    });
};

/** The requirements that exclude people, starting with those that exclude the most. Above the counting limit, only a minimum is known. */
const Demands = ({ market: { demands, fitting } }: { market: JobMarket }) => {
  const t = useTranslations('postingHelp.market');
  const demandText = useDemandText();
  const limitingDemands = demands.filter(({ more }) => more > 0).toSorted((a, b) => b.more - a.more);
  if (limitingDemands.length === 0) return null;
  return (
    <ul className="tabular space-y-1 text-ink-soft text-sm">
      {limitingDemands.map((demand) => (
        <li key={`${demand.field} ${String(demand.value)}`} className="break-words">
          {t(fitting + demand.more < MAX_COUNTED ? 'without' : 'withoutAtLeast', {
            demand: demandText(demand),
            count: demand.more,
          })}
        </li>
      ))}
    </ul>
  );
};

const Rates = ({ rates, onUse }: { rates: RateSpan | null; onUse: (rates: RateSpan) => void }) => {
  const t = useTranslations('postingHelp.market');
  const locale = useLocale();
  if (rates === null) return <p className="text-muted text-sm">{t('noRates', { least: LIMITS.minPeopleForRates })}</p>;
  const range = formatHourlyRange(rates.from, rates.to, locale);
  return (
    <Fact figure={t('rates', { range, people: rates.people })} help={t('ratesHelp')}>
      <Button size="sm" className="mt-2" onClick={() => onUse(rates)}>
        {t('useRates')}
      </Button>
    </Fact>
  );
};

/** The pay guide from the role pages, if the title is one of its roles. */
const PayGuide = ({ title }: { title: string | undefined }) => {
  const t = useTranslations('postingHelp.market');
  const locale = useLocale();
  const role = findPaidRole(title ?? '');
  if (role === null) return null;
  const { from, to } = ROLE_PAY[role];
  return (
    <Fact
      figure={formatHourlyRange(Math.round(from / FULL_MONTH_HOURS), Math.round(to / FULL_MONTH_HOURS), locale)}
      help={t('guide', { role, hours: FULL_MONTH_HOURS, range: formatMonthly(from, to, locale) })}
    />
  );
};

interface JobMarketProps {
  form: JobForm;
  values: UnfinishedJob;
}

/** The panel, updated while the form is filled in. */
const Market = ({ form, values }: JobMarketProps) => {
  const t = useTranslations('postingHelp.market');
  const headingId = useId();
  const draft = useSettledDraft(values);
  const isDescribed = describesWork(draft);
  const { data: market, isError } = useQuery({ ...jobMarketQuery(draft), enabled: isDescribed });
  const fillInRates = ({ from, to }: RateSpan) => fillIn(form, { hourlyBudgetFrom: from, hourlyBudget: to });
  if (isDescribed && isError) return null;
  return (
    <Card as="section" pad="cozy" aria-labelledby={headingId} aria-busy={isDescribed && !market} className="space-y-4">
      <h2 id={headingId} className="eyebrow flex items-center gap-2 text-muted">
        <Users className="size-4" />
        {t('heading')}
      </h2>
      {isDescribed && market ? (
        <>
          <FittingCount market={market} />
          <Demands market={market} />
          <Rates rates={market.rates} onUse={fillInRates} />
          <PayGuide title={values.title} />
        </>
      ) : (
        <p className="min-h-24 text-muted text-sm">{!isDescribed && t('start')}</p>
      )}
    </Card>
  );
};

const WORDS = { postingHelp: postingHelpEn };

export const RoleTemplatePicker = withEnglish(WORDS, TemplatePicker);

/** The number of people who fit, and the rates that people ask for this kind of work. */
export const JobMarketPanel = withEnglish(WORDS, Market);

/** Portuguese text for the job conditions in the job form. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobConditionsEn } from './job-conditions.en.ts';

export const jobConditionsPt: TranslationOf<typeof jobConditionsEn> = {
  title: 'Países, horas, início e mais',
  countries: 'Países',
  countriesHelp: 'Se você deixar em branco, a vaga valerá para toda a América Latina.',
  addCountry: 'Adicionar um país',
  hoursPerWeek: 'Horas por semana',
  openings: 'Número de vagas',
  startDate: 'Data de início',
  validThrough: 'Último dia para se candidatar',
  validThroughHelp:
    'A vaga será encerrada automaticamente depois desse dia. Se você deixar em branco, ela será encerrada em {days, number} dias.',
  benefits: 'Benefícios',
  benefitsHelp: 'Um por linha; por exemplo, férias remuneradas ou um notebook.',
  visibility: 'Quem pode ver esta vaga',
  visibilityHelp: 'Só para membros: quem não tem conta não encontra a vaga, e os buscadores não a mostram.',
  visibilities: { public: 'Pública', members: 'Só para membros' },
};

/** Texts of the admins' lists of companies, jobs and consultations, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobDeskEn, recordsEn } from './desks.en.ts';

export const recordsPt: TranslationOf<typeof recordsEn> = {
  label: 'Listas',
  users: 'Usuários',
  companies: 'Empresas',
  jobs: 'Vagas',
  consultations: 'Consultas',
  failed: 'Não foi possível carregar a lista',
  clear: 'Limpar os filtros',
};

export const jobDeskPt: TranslationOf<typeof jobDeskEn> = {
  title: 'Vagas',
  text: 'Todas as vagas publicadas. Tire do ar o que não deve estar aqui; a empresa lê o seu motivo.',
  searchFor: 'Título ou empresa',
  show: 'Status',
  all: 'Todas as vagas',
  status: { open: 'Aberta', paused: 'Pausada', closed: 'Encerrada', 'taken-down': 'Fora do ar' },
  total: '{count, plural, =0 {Nenhuma vaga} one {# vaga} other {# vagas}}',
  none: 'Nenhuma vaga encontrada',
  noneText: 'Nenhuma vaga corresponde a esta busca e a este status.',
  noneYet: 'As vagas aparecem aqui assim que as empresas as publicam.',
  applications: '{count, plural, =0 {Sem candidaturas} one {# candidatura} other {# candidaturas}}',
  own: 'Sua própria vaga',
  takeDown: {
    button: 'Tirar do ar',
    title: 'Tirar “{job}” do ar?',
    lists: 'A vaga some de todas as listas, buscas, vagas salvas e convites, e ninguém pode se candidatar.',
    applicants:
      '{count, plural, =0 {Ninguém se candidatou até agora.} one {A candidatura recebida continua valendo, e a empresa pode seguir com ela.} other {As # candidaturas recebidas continuam valendo, e a empresa pode seguir com elas.}}',
    company:
      'A empresa recebe um aviso e um e-mail com o seu motivo. Ela não pode reabrir a vaga, ampliar o prazo nem publicá-la de novo. Você pode restaurá-la quando quiser.',
    reason: 'Motivo para a empresa',
    reasonHelp: 'Diga o que está errado e o que precisa mudar. A empresa lê exatamente este texto.',
    reasonMissing: 'Explique o motivo à empresa',
    cancel: 'Cancelar',
    confirm: 'Tirar vaga do ar',
    done: 'Vaga fora do ar',
    doneText: 'Os candidatos não encontram mais “{job}”. A empresa foi avisada.',
  },
  restore: {
    button: 'Restaurar',
    title: 'Restaurar “{job}”?',
    text: {
      open: 'A vaga estava aberta. A menos que a empresa deva respostas, os candidatos voltam a encontrá-la e podem se candidatar. O último dia para se candidatar avança pelos dias em que ela ficou fora do ar. A empresa recebe um aviso e um e-mail.',
      paused: 'A vaga estava pausada e volta a ficar pausada. A empresa recebe um aviso e um e-mail.',
      closed: 'A vaga estava encerrada e continua encerrada. A empresa recebe um aviso e um e-mail, e pode reabri-la.',
    },
    done: 'Vaga restaurada',
    doneText: 'A empresa de “{job}” foi avisada.',
  },
  reader: {
    reason: 'Fora do ar: “{reason}”',
    pay: 'Pagamento',
    description: 'Descrição',
    responsibilities: 'Responsabilidades',
    skills: 'Habilidades exigidas',
    benefits: 'Benefícios',
    failed: 'Não foi possível carregar a vaga',
    missing: 'Esta vaga não existe mais.',
  },
};

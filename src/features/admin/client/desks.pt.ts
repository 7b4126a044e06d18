/** Texts of the admins' lists of companies, jobs and consultations, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companyDeskEn, consultationDeskEn, jobDeskEn, recordsEn } from './desks.en.ts';

export const recordsPt: TranslationOf<typeof recordsEn> = {
  label: 'Listas',
  users: 'Usuários',
  companies: 'Empresas',
  jobs: 'Vagas',
  consultations: 'Consultas',
  failed: 'Não foi possível carregar a lista',
  clear: 'Limpar filtros',
};

export const jobDeskPt: TranslationOf<typeof jobDeskEn> = {
  title: 'Vagas',
  text: 'Todas as vagas publicadas. Tire do ar as que descumprem nossas regras. A empresa vai ler o motivo que você informar.',
  searchFor: 'Cargo ou empresa',
  show: 'Status',
  all: 'Todas as vagas',
  status: { open: 'Aberta', paused: 'Pausada', closed: 'Encerrada', 'taken-down': 'Fora do ar' },
  total: '{count, plural, =0 {Nenhuma vaga} one {# vaga} other {# vagas}}',
  none: 'Nenhuma vaga encontrada',
  noneText: 'Nenhuma vaga corresponde a esta busca e a este status.',
  noneYet: 'As vagas aparecem aqui assim que as empresas as publicam.',
  postedOn: 'Publicada em {date}',
  applications: '{count, plural, =0 {Sem candidaturas} one {# candidatura} other {# candidaturas}}',
  own: 'Vaga da sua empresa',
  takeDown: {
    button: 'Tirar do ar',
    title: 'Tirar “{job}” do ar?',
    lists:
      'Os candidatos não vão mais encontrar a vaga em listas, buscas, vagas salvas nem convites, e ninguém poderá se candidatar.',
    applicants:
      '{count, plural, =0 {Ninguém se candidatou até agora.} one {A candidatura recebida continua valendo, e a empresa pode dar andamento a ela.} other {As # candidaturas recebidas continuam valendo, e a empresa pode dar andamento a elas.}}',
    company:
      'A empresa receberá um aviso e um e-mail com o motivo que você informar. Ela não poderá reabrir a vaga, prorrogar o prazo nem publicar a vaga de novo. Você pode restaurar a vaga quando quiser.',
    reason: 'Motivo para a empresa',
    reasonHelp: 'Diga o que está errado e o que precisa mudar. A empresa vai ler exatamente este texto.',
    reasonMissing: 'Explique o motivo à empresa',
    confirm: 'Tirar vaga do ar',
    done: 'Vaga fora do ar',
    doneText: 'Os candidatos não encontram mais “{job}”. Já avisamos a empresa.',
  },
  restore: {
    button: 'Restaurar',
    title: 'Restaurar “{job}”?',
    text: {
      open: 'A vaga estava aberta. Os candidatos voltarão a encontrá-la e poderão se candidatar. Se a empresa ainda deve respostas a quem se candidatou, a vaga ficará pausada. O prazo para se candidatar será prorrogado em um dia para cada dia fora do ar. A empresa receberá um aviso e um e-mail.',
      paused:
        'A vaga estava pausada e continuará pausada. O prazo para se candidatar será prorrogado em um dia para cada dia fora do ar. A empresa receberá um aviso e um e-mail.',
      closed:
        'A vaga estava encerrada e continuará encerrada. A empresa receberá um aviso e um e-mail e poderá reabrir a vaga.',
    },
    done: 'Vaga restaurada',
    doneText: 'Já avisamos a empresa sobre “{job}”.',
  },
  reader: {
    reason: 'Fora do ar: “{reason}”',
    pay: 'Remuneração',
    description: 'Descrição',
    responsibilities: 'Responsabilidades',
    skills: 'Habilidades exigidas',
    benefits: 'Benefícios',
    failed: 'Não foi possível carregar a vaga',
    missing: 'Esta vaga não existe mais.',
  },
};

export const companyDeskPt: TranslationOf<typeof companyDeskEn> = {
  title: 'Empresas',
  text: 'Todas as empresas. Verifique só aquelas cuja identidade você confirmou.',
  searchFor: 'Nome da empresa',
  show: 'Status',
  all: 'Todas as empresas',
  state: { verified: 'Verificada', unverified: 'Não verificada', suspended: 'Suspensa' },
  total: '{count, plural, =0 {Nenhuma empresa} one {# empresa} other {# empresas}}',
  none: 'Nenhuma empresa encontrada',
  noneText: 'Nenhuma empresa corresponde a esta busca e a este status.',
  noneYet: 'As empresas aparecem aqui assim que configuram o perfil.',
  joinedOn: 'Desde {date}',
  verifiedOn: 'Verificada em {date}',
  own: 'Sua própria empresa',
  method: 'Como você conferiu a identidade?',
  methodChoose: 'Escolha',
  methodMissing: 'Escolha como você conferiu a identidade',
  methods: {
    website: 'Site e domínio do e-mail',
    registry: 'Registro comercial do estado',
    documents: 'Documentos',
    call: 'Ligação telefônica',
    other: 'Outra forma',
  },
  noteHelp: 'Só a equipe de administração vê a nota, que fica no histórico da empresa.',
  verify: {
    item: 'Verificar empresa',
    title: 'Verificar {name}?',
    text: 'Os candidatos verão “Empresa verificada” nas vagas e na página da empresa. A verificação deixa de valer se a empresa mudar o nome ou o site.',
    note: 'O que você encontrou?',
    noteMissing: 'Diga o que você encontrou',
    confirm: 'Verificar empresa',
    done: 'Empresa verificada',
    doneText: 'Os candidatos já veem que {name} é uma empresa verificada.',
  },
  unverify: {
    item: 'Remover verificação',
    title: 'Remover a verificação de {name}?',
    text: 'Os candidatos deixarão de ver “Empresa verificada”, e a empresa poderá ler menos perfis por dia.',
    note: 'Por quê?',
    noteMissing: 'Diga o motivo',
    confirm: 'Remover verificação',
    done: 'Verificação removida',
    doneText: '{name} não está mais verificada.',
  },
  history: {
    item: 'Histórico de verificação',
    title: 'Verificação de {name}',
    text: 'Os mais recentes primeiro. Os registros não podem ser alterados.',
    none: 'Ninguém da equipe de administração verificou esta empresa ainda.',
    failed: 'Não foi possível carregar o histórico',
    steps: {
      verified: 'Verificada',
      unverified: 'Verificação removida',
      lapsed: 'Terminou: o nome ou o site mudou',
    },
  },
};

export const consultationDeskPt: TranslationOf<typeof consultationDeskEn> = {
  title: 'Consultas',
  text: 'Consultas marcadas com a equipe, no seu fuso horário.',
  searchFor: 'Nome ou e-mail',
  show: 'Quando',
  when: { upcoming: 'Próximas', past: 'Passadas' },
  total: '{count, plural, =0 {Nenhuma consulta} one {# consulta} other {# consultas}}',
  none: 'Nenhuma consulta encontrada',
  noneText: 'Nenhum nome ou e-mail contém todas essas palavras.',
  noneYet: {
    upcoming: 'Não há consultas marcadas.',
    past: 'As consultas aparecem aqui depois de terminar.',
  },
  theirs: '({time} para a outra pessoa)',
  cancelled: 'Cancelada',
  team: 'Nota da equipe: {note}',
  note: {
    add: 'Adicionar nota',
    edit: 'Editar nota',
    title: 'Nota sobre esta consulta',
    text: 'Só a equipe de administração vê a nota, que é excluída junto com a consulta.',
    label: 'Nota',
    save: 'Salvar nota',
    done: 'Nota salva',
  },
};
